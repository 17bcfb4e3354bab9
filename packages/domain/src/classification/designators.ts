import { oneOf, readTable, words } from '../control/facts/read-table.ts'
import type { FoundProduct } from './find-products.ts'
import type { ProductRow } from './product-row.ts'

const kindsOfNames = ['sure', 'part', 'kind'] as const
const roles = [...kindsOfNames, 'thing', 'apart', 'civil', 'size'] as const

/**
 * A row of designator.tsv. Names of weapon systems speak wherever they stand (`sure`), beside a part or their kind
 * (`part`), or beside their kind only (`kind`: M16 is a thread too). `thing` lists parts, `apart` what no weapon is made
 * of (toys, furniture), `civil` words beside which a name has to say its kind (F-150 皮卡), `size` letters and figures
 * that say how large or of what grade.
 */
export interface DesignatorRow {
  readonly role: (typeof roles)[number]
  readonly words: readonly string[]
  readonly kinds: readonly string[]
  readonly product: ProductRow
}

const cells = (text: string): string[] => text.split(';').filter(one => one !== '')

const isName = (role: DesignatorRow['role']): boolean => kindsOfNames.some(one => one === role)

/** data/classification/designator.tsv; an error names the line. */
export const parseDesignators = (text: string): DesignatorRow[] =>
  readTable(text, ['role', 'words', 'kinds', 'eccn', 'why']).map((row, index) => {
    const role = oneOf(row('role'), roles)
    const [names, kinds, eccns] = [cells(row('words')), cells(row('kinds')), words(row('eccn'))]
    if (isName(role) && (kinds.length === 0 || eccns.length === 0 || row('why') === ''))
      throw new Error(`designator.tsv 第 ${String(index + 2)} 行：须有类别、编码和理由`)
    const rest = { apart: [], does: [], usualEar99: false, mostlyFree: [], hs: [], cnCodes: [] }
    return { role, words: names, kinds, product: { ...rest, wordings: names, eccns, why: row('why') } }
  })

/** Full width and every kind of dash are one spelling. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−]/gu, '-')
    .toLowerCase()

const signed = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`)

/** T 72 小时 and S300g say how long and how heavy, where no sign stands between. */
const unit = String.raw`(?:[mck]?m|[mk]?g|ml|l|k?w|k?v|pcs?|oz|ft|inch|in|[km]?hz|m?ah|年|月|日|天|小时|寸|米|升|克|元|件|个|只|条|张|%|°|"|×|x\d|\*)`

/** Before a name of one character: 大米 8 is no 米-8, 俄罗斯米-8 is. */
const openers = '俄罗斯|俄制|俄|苏制|苏联|国产|中国|用于|适用|适配|军用|空军|海军|陆军|的|为|给|和|与|及'

const startOf = (run: string): string => {
  if (!/^\p{Script=Han}/u.test(run)) return String.raw`(?<![\p{Script=Latin}\p{N}]-?)(?<!\d\.)`
  return run.length > 1 ? '' : String.raw`(?:(?<!\p{Script=Han})|(?<=${openers}))`
}

const noUnit = String.raw`(?:(?<=-\d+)|(?!\s*${unit}(?!\p{Script=Latin})))`

const endOf = (run: string, first: string): string => {
  if (/[\d#]$/u.test(run)) return String.raw`(?!\d|[.,]\d)${first.length === 1 ? noUnit : ''}`
  return /\p{Script=Latin}$/u.test(run) ? String.raw`(?!\p{Script=Latin})` : ''
}

/** F-16, F16, F 16 and F－16 are one name; so is what a variant's letters follow. */
const patternOf = (name: string): string => {
  const runs = [...folded(name).matchAll(/\p{Script=Han}+|\p{Script=Latin}+|[\d#]+/gu)].map(([run]) => run)
  const body = runs.map(run => signed(run).replaceAll('#', String.raw`\d`)).join(String.raw`\s?[-/·.]?\s?`)
  return startOf(runs[0] ?? '') + body + endOf(runs.at(-1) ?? '', runs[0] ?? '')
}

/** Characters stand anywhere; a Latin word stands alone, in the plural too. */
const anyOf = (all: readonly string[]): RegExp => {
  const isLatin = (word: string): boolean => !/\p{Script=Han}/u.test(word)
  const [han, latin] = [all.filter(word => !isLatin(word)), all.filter(isLatin)].map(some =>
    some.map(word => signed(folded(word))),
  )
  const parts = [
    ...(han!.length > 0 ? [`(?:${han!.join('|')})`] : []),
    ...(latin!.length > 0
      ? [String.raw`(?<!\p{Script=Latin})(?:${latin!.join('|')})(?:e?s)?(?!\p{Script=Latin})`]
      : []),
  ]
  return new RegExp(parts.length === 0 ? '(?!)' : parts.join('|'), 'u')
}

/** One letter and figures without a sign between are a size as often as a name: F22, M 60. */
const isLoose = (text: string): boolean => /^\p{Script=Latin}\s?\d/u.test(text)

/** Letters of a variant and its block: F-16C, T-72B3, F100-PW-229. */
const variant = String.raw`[\p{Script=Latin}\p{N}/.-]*`

/** A word that is the whole name of the goods is no size: 毒刺, M249. */
const isSpeakingAlone = (text: string): boolean => /\p{Script=Han}{2}|\p{Script=Latin}{4}/u.test(text)

interface Known {
  readonly row: DesignatorRow
  readonly sign: RegExp
  readonly kinds: RegExp
}

interface Words {
  readonly thing: RegExp
  readonly apart: RegExp
  readonly civil: RegExp
}

/** What a name says besides a designator, and whether that makes it one. */
const speaks = (
  { row, kinds }: Known,
  words: Words,
  { text, found }: { readonly text: string; readonly found: string },
) => {
  const rest = text.replace(found, ' ')
  if (words.apart.test(rest)) return false
  if (kinds.test(rest)) return true
  if (words.civil.test(rest)) return false
  const isAlone = rest.trim() === ''
  if (row.role === 'kind') return isAlone && isSpeakingAlone(found)
  return isAlone || words.thing.test(rest) || (row.role === 'sure' && !isLoose(found))
}

/** A piece of letters and figures that more of the name follows. */
const piece = /(?<![\p{Script=Latin}\p{N}.-])(?<code>\p{Script=Latin}{1,4}-?\d+)(?=[^]*\p{L})/gu

/** Names of weapon systems, and pieces of letters and figures that might be one. */
export const designatorFinder = (rows: readonly DesignatorRow[]) => {
  const wordsOf = (role: DesignatorRow['role']): string[] =>
    rows.filter(row => row.role === role).flatMap(row => row.words)
  const others = {
    thing: anyOf(wordsOf('thing')),
    apart: anyOf(wordsOf('apart')),
    civil: anyOf(wordsOf('civil')),
  }
  const known = rows
    .filter(({ role }) => isName(role))
    .map(row => ({
      row,
      sign: new RegExp(`(?:${row.words.map(patternOf).join('|')})${variant}`, 'gu'),
      kinds: anyOf(row.kinds),
    }))
  const sizes = new RegExp(
    `^(?:${wordsOf('size')
      .map(size => signed(folded(size)).replaceAll('#', String.raw`\d`))
      .join('|')})$`,
    'u',
  )
  return {
    find: (name: string): FoundProduct[] => {
      const text = folded(name)
      return known.flatMap(one => {
        const found = [...text.matchAll(one.sign)].find(([own]) => speaks(one, others, { text, found: own }))
        if (found === undefined) return []
        return [
          {
            row: one.row.product,
            wording: found[0].trim().toUpperCase(),
            likeness: 1,
            isHeld: true as const,
          },
        ]
      })
    },
    /** Whether letters and figures that are no size stand before the thing: X-99 轮胎 may be a part of whatever an X-99 is. */
    mayFind: (name: string): boolean => {
      const text = folded(name)
      if (others.apart.test(text) || others.civil.test(text)) return false
      return [...text.matchAll(piece)].some(({ groups }) => !sizes.test(groups!['code']!.replace('-', '')))
    },
  }
}

export type DesignatorFinder = ReturnType<typeof designatorFinder>
