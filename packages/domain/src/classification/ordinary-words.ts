import { oneOf, readTable } from '../control/facts/read-table.ts'
import type { ProductRow } from './product-row.ts'

const roles = ['head', 'sure', 'about', 'mark', 'tail'] as const

/**
 * Words for ordinary goods: `head` names a thing, `sure` one that no other word makes a controlled one, `about` says for whom, where, of what and how, `mark` says it so that
 * what else stands there matters no longer, `tail` is a part of the thing or a set of it.
 */
export interface OrdinaryRow {
  readonly role: (typeof roles)[number]
  readonly words: readonly string[]
  readonly why: string
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

/** data/classification/ordinary.tsv; an error names the line. */
export const parseOrdinary = (text: string): OrdinaryRow[] =>
  readTable(text, ['role', 'zh', 'en', 'why']).map((row, index) => {
    const role = oneOf(row('role'), roles)
    if ((role === 'head' || role === 'sure') && row('why') === '')
      throw new Error(`ordinary.tsv 第 ${String(index + 2)} 行：缺少理由`)
    return { role, words: [...cells(row('zh')), ...cells(row('en'))], why: row('why') }
  })

interface Vocabulary {
  /** Things, with why each is ordinary. */
  readonly heads: ReadonlyMap<string, string>
  readonly sure: ReadonlySet<string>
  readonly marks: ReadonlySet<string>
  readonly tails: ReadonlySet<string>
  readonly all: ReadonlySet<string>
  readonly longest: number
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase()

const singular = (word: string): string =>
  word.length > 3 && /[^s]s$/u.test(word) ? word.slice(0, -1) : word

const wordsOf = (rows: readonly OrdinaryRow[], role: OrdinaryRow['role']): string[] =>
  rows.filter(row => row.role === role).flatMap(row => row.words.map(fold))

const vocabularyOf = (rows: readonly OrdinaryRow[], products: readonly ProductRow[]): Vocabulary => {
  const things = [
    ...products.filter(row => row.usualEar99).map(row => ({ words: row.wordings, why: row.why })),
    ...rows.filter(row => row.role === 'head' || row.role === 'sure'),
  ]
  const heads = new Map(things.flatMap(({ words, why }) => words.map(word => [fold(word), why] as const)))
  const marks = new Set(wordsOf(rows, 'mark'))
  const all = new Set([...heads.keys(), ...marks, ...wordsOf(rows, 'about')])
  const longest = Math.max(0, ...[...all].map(word => word.length))
  const [sure, tails] = [new Set(wordsOf(rows, 'sure')), new Set(wordsOf(rows, 'tail'))]
  return { heads, sure, marks, tails, all, longest }
}

/** Pieces that a name is made of: each Han character, each Latin word; numbers tell nothing. */
const piecesOf = (name: string): string[] =>
  [
    ...fold(name)
      .replace(/['’]s(?!\p{L})/gu, '')
      .matchAll(/\p{Script=Han}|\p{Script=Latin}+(?:-\p{Script=Latin}+)*/gu),
  ].map(([piece]) => (/\p{Script=Han}/u.test(piece) ? piece : singular(piece)))

const isHan = (piece: string): boolean => /^\p{Script=Han}/u.test(piece)

const joined = (pieces: readonly string[]): string => pieces.join(pieces.every(isHan) ? '' : ' ')

/** Whether known words cover all pieces before `end`. */
const isCovered = ({ all, longest }: Vocabulary, pieces: readonly string[]): boolean => {
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
    if (isCovered(vocabulary, before)) return { why, isWhole: true }
    if (vocabulary.sure.has(head) || isMarked(vocabulary, before)) return { why, isWhole: false }
  }
  return undefined
}

/**
 * Ordinary goods by a name that ends with such a thing and says nothing else that is unknown, or says that it is for a
 * household: 实木餐桌 is a table, while 稀释冰箱 says more than a refrigerator.
 */
export const ordinaryFinder = (rows: readonly OrdinaryRow[], products: readonly ProductRow[]) => {
  const vocabulary = vocabularyOf(rows, products)
  return (name: string): OrdinaryGoods | undefined => {
    const pieces = piecesOf(name)
    const tail = [2, 1].find(length => vocabulary.tails.has(joined(pieces.slice(-length))))
    return (
      endingWith(vocabulary, pieces) ??
      (tail === undefined ? undefined : endingWith(vocabulary, pieces.slice(0, -tail)))
    )
  }
}

export type OrdinaryFinder = ReturnType<typeof ordinaryFinder>
