import { oneOf, readTable } from '../control/facts/read-table.ts'
import type { ProductRow } from './product-row.ts'

const things = ['head', 'sure', 'accessory', 'personal'] as const
const roles = [...things, 'device', 'material', 'about', 'mark', 'tail', 'guard'] as const

/**
 * Words for ordinary goods: `head` names a thing, `sure` one that no other word makes a controlled one, `accessory` one
 * that stays ordinary whatever civil `device` it is for, `personal` one of whatever `material`, `about` says for whom, where, of what and how, `mark` says it so that
 * what else stands there matters no longer, `tail` is a part of the thing or a set of it, `guard` a word beside which only a name
 * that is known whole is ordinary.
 */
export interface OrdinaryRow {
  readonly role: (typeof roles)[number]
  readonly words: readonly string[]
  readonly why: string
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

const isThing = (role: OrdinaryRow['role']): boolean => things.some(thing => thing === role)

/** data/classification/ordinary.tsv; an error names the line. */
export const parseOrdinary = (text: string): OrdinaryRow[] =>
  readTable(text, ['role', 'zh', 'en', 'why']).map((row, index) => {
    const role = oneOf(row('role'), roles)
    if (isThing(role) && row('why') === '')
      throw new Error(`ordinary.tsv 第 ${String(index + 2)} 行：缺少理由`)
    return { role, words: [...cells(row('zh')), ...cells(row('en'))], why: row('why') }
  })

interface Vocabulary {
  /** Things, with why each is ordinary. */
  readonly heads: ReadonlyMap<string, string>
  readonly sure: ReadonlySet<string>
  readonly marks: ReadonlySet<string>
  readonly tails: ReadonlySet<string>
  readonly guards: readonly string[]
  /** Words, and pairs of characters, of names and titles of controlled goods. */
  readonly controlled: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  /** What may stand before accessories and personal goods; before all else, `all`. */
  readonly before: ReadonlyMap<string, ReadonlySet<string>>
  readonly longest: number
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const singular = (word: string): string => {
  if (word.length <= 3) return word
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x)es$/u.test(word)) return word.slice(0, -2)
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : word
}

const isHan = (piece: string): boolean => /^\p{Script=Han}/u.test(piece)

/** Pieces that a name is made of: each Han character, each Latin word; numbers and single letters (M6, 10 g) tell nothing. */
const piecesOf = (name: string): string[] =>
  [
    ...fold(name)
      .replace(/['’]s(?!\p{L})/gu, '')
      .matchAll(/\p{Script=Han}|\p{Script=Latin}+(?:-\p{Script=Latin}+)*/gu),
  ]
    .map(([piece]) => (/\p{Script=Han}/u.test(piece) ? piece : singular(piece)))
    .filter(piece => isHan(piece) || piece.length > 1)

const joined = (pieces: readonly string[]): string => pieces.join(pieces.every(isHan) ? '' : ' ')

/** A word of the table as names are read: T恤, jeans. */
const spelt = (word: string): string => joined(piecesOf(word))

/** V带 without its letter would be any 带. */
const keepsItself = (word: string): boolean => [...word].length === 1 || [...spelt(word)].length > 1

const wordsOf = (rows: readonly OrdinaryRow[], role: OrdinaryRow['role']): string[] =>
  rows.filter(row => row.role === role).flatMap(row => row.words.filter(keepsItself).map(spelt))

/** Latin words, and pairs of neighbouring characters: a character alone stands in any word. */
const speakingPieces = (pieces: readonly string[]): string[] =>
  pieces.flatMap((piece, at) => {
    if (!isHan(piece)) return [piece]
    const next = pieces[at + 1]
    return next !== undefined && isHan(next) ? [`${piece}${next}`] : []
  })

const controlledPieces = (products: readonly ProductRow[], titles: readonly string[]): Set<string> => {
  const wordings = products.filter(row => !row.usualEar99).flatMap(row => row.wordings)
  return new Set([...wordings, ...titles].flatMap(text => speakingPieces(piecesOf(text))))
}

const vocabularyOf = (
  rows: readonly OrdinaryRow[],
  products: readonly ProductRow[],
  titles: readonly string[],
): Vocabulary => {
  const named = [
    ...products.filter(row => row.usualEar99).map(row => ({ words: row.wordings, why: row.why })),
    ...rows.filter(row => isThing(row.role)),
  ]
  const heads = new Map(
    named.flatMap(({ words, why }) => words.filter(keepsItself).map(word => [spelt(word), why] as const)),
  )
  const marks = new Set(wordsOf(rows, 'mark'))
  const all = new Set([...heads.keys(), ...marks, ...wordsOf(rows, 'about')])
  const devices = wordsOf(rows, 'device')
  const materials = wordsOf(rows, 'material')
  const before = new Map<string, ReadonlySet<string>>()
  for (const [role, words] of [
    ['accessory', devices],
    ['personal', materials],
  ] as const) {
    for (const head of wordsOf(rows, role))
      before.set(head, new Set([...(before.get(head) ?? all), ...words]))
  }
  const longest = Math.max(0, ...[...all, ...devices, ...materials].map(word => word.length))
  const [sure, tails] = [new Set(wordsOf(rows, 'sure')), new Set(wordsOf(rows, 'tail'))]
  const controlled = controlledPieces(products, titles)
  return { heads, sure, marks, tails, guards: wordsOf(rows, 'guard'), controlled, all, before, longest }
}

/** Whether known words cover all pieces before `end`. */
const isCovered = (all: ReadonlySet<string>, longest: number, pieces: readonly string[]): boolean => {
  const reached = [true]
  for (let end = 1; end <= pieces.length; end++) {
    const from = Math.max(0, end - longest)
    reached[end] = pieces
      .slice(from, end)
      .some((_, i) => reached[from + i] === true && all.has(joined(pieces.slice(from + i, end))))
  }
  return reached[pieces.length] === true
}

const isMarked = ({ marks, longest }: Vocabulary, pieces: readonly string[]): boolean =>
  pieces.some((_, from) =>
    pieces.slice(from, from + longest).some((_, i) => marks.has(joined(pieces.slice(from, from + i + 1)))),
  )

/** A character is a word of its own only after a word that is known: 流化床 is another thing than a bed. */
const isSure = (vocabulary: Vocabulary, head: string, before: readonly string[]): boolean => {
  if (!vocabulary.sure.has(head)) return false
  if (head.length > 1) return true
  return before.some((_, at) => vocabulary.all.has(joined(before.slice(at))))
}

export interface OrdinaryGoods {
  readonly why: string
  /** Every word of the name is known; without that the thing itself or a mark says enough. */
  readonly isWhole: boolean
}

const endingWith = (vocabulary: Vocabulary, pieces: readonly string[]): OrdinaryGoods | undefined => {
  for (let from = 0; from < pieces.length; from++) {
    const head = joined(pieces.slice(from))
    const why = vocabulary.heads.get(head)
    if (why === undefined) continue
    const before = pieces.slice(0, from)
    if (isCovered(vocabulary.before.get(head) ?? vocabulary.all, vocabulary.longest, before))
      return { why, isWhole: true }
    if (isSure(vocabulary, head, before) || isMarked(vocabulary, before)) return { why, isWhole: false }
  }
  return undefined
}

/** The longest known word of several pieces from here on. */
const knownLength = ({ all, longest }: Vocabulary, pieces: readonly string[], from: number): number => {
  for (let end = Math.min(pieces.length, from + longest); end > from + 1; end--)
    if (all.has(joined(pieces.slice(from, end)))) return end - from
  return 0
}

/** Pieces that stand in no known word of several: 山核桃 speaks of no nucleus, 油炸 of no explosion. */
const unknownRuns = (vocabulary: Vocabulary, pieces: readonly string[]): string[][] => {
  const runs: string[][] = [[]]
  for (let at = 0; at < pieces.length;) {
    const length = knownLength(vocabulary, pieces, at)
    if (length === 0) runs.at(-1)!.push(pieces[at++]!)
    else {
      runs.push([])
      at += length
    }
  }
  return runs
}

/** A guard, or a word of a controlled product that no table of ordinary goods knows: 铣 makes a 床 no bed. */
const guarded = (vocabulary: Vocabulary, name: string): boolean =>
  unknownRuns(vocabulary, piecesOf(name)).some(run => {
    const [text, words] = [run.join(''), ` ${run.join(' ')} `]
    return (
      vocabulary.guards.some(word => (isHan(word) ? text.includes(word) : words.includes(` ${word} `))) ||
      speakingPieces(run).some(piece => !vocabulary.all.has(piece) && vocabulary.controlled.has(piece))
    )
  })

/**
 * The name as it stands, and with each of its parts in turn at the end: 白砂糖 50kg, 蜜饯 话梅. What it is for never stands
 * at the end: a dryer for milk is no milk.
 */
const orders = (name: string): string[] => {
  const [thing = '', ...rest] = name.split(/\s(?=(?:for|with|of|to|in)\s)/iu)
  const parts = thing.split(/[\s,，、;；()（）]+/u).filter(part => part !== '')
  return [
    rest.length === 0 ? name : [...rest, thing].join(' '),
    ...parts.map((part, at) => [...rest, ...parts.toSpliced(at, 1), part].join(' ')),
  ]
}

/**
 * Ordinary goods by a name that ends with such a thing and says nothing else that is unknown, or says that it is for a
 * household: 实木餐桌 is a table, while 稀释冰箱 says more than a refrigerator and 防弹书包 more than a bag.
 */
export const ordinaryFinder = (
  rows: readonly OrdinaryRow[],
  products: readonly ProductRow[],
  titles: readonly string[],
) => {
  const vocabulary = vocabularyOf(rows, products, titles)
  const find = (name: string): (OrdinaryGoods | undefined)[] => {
    const pieces = piecesOf(name)
    const tail = [3, 2, 1].find(length => vocabulary.tails.has(joined(pieces.slice(-length))))
    const withoutTail = tail === undefined ? undefined : endingWith(vocabulary, pieces.slice(0, -tail))
    return [endingWith(vocabulary, pieces), withoutTail]
  }
  return (name: string): OrdinaryGoods | undefined => {
    const isGuarded = guarded(vocabulary, name)
    return orders(name)
      .flatMap(find)
      .filter(goods => goods !== undefined)
      .filter(goods => goods.isWhole || !isGuarded)
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole))[0]
  }
}

export type OrdinaryFinder = ReturnType<typeof ordinaryFinder>
