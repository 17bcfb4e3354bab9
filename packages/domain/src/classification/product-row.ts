import { oneOf, readTable } from '../control/facts/read-table.ts'
import { gap } from './product-text.ts'

/** The Commerce Control List, and China's list of dual-use items. */
export type CodeList = 'eccn' | 'cnCode'

/** A product as people call it, with the codes that may control it. */
export interface ProductRow {
  /** Chinese and English wordings, the commonest first. */
  readonly wordings: readonly string[]
  /** Wordings in parts, 钐…靶: an element and the forms in which it is controlled. */
  readonly apart: readonly string[]
  /** What it does, in other words than its names. */
  readonly does: readonly string[]
  /** Entries or paragraphs, the likeliest first; empty for ordinary goods. */
  readonly eccns: readonly string[]
  readonly cnCodes: readonly string[]
  /** Ordinary goods, usually without an entry of their own. */
  readonly usualEar99: boolean
  /** Lists that control few of the goods of these names: printers, inverters. */
  readonly mostlyFree: readonly CodeList[]
  /** Our own title of a code, not a name that people use. */
  readonly isTitle?: true
  /** HS headings, four to six digits. */
  readonly hs: readonly string[]
  /** Why these codes, in our words. */
  readonly why: string
  /** Why the codes of China's list, where that is another law's reason. */
  readonly whyCn?: string
}

const cells = (text: string): string[] =>
  text
    .split(';')
    .map(one => one.trim())
    .filter(one => one !== '')

/** What the table says of goods that have codes: most are EAR99, not on China's list, or on neither. */
export const mostly: Readonly<Record<string, readonly CodeList[]>> = {
  '': [],
  'mostly-EAR99': ['eccn'],
  'mostly-free-cn': ['cnCode'],
  'mostly-free': ['eccn', 'cnCode'],
}

/** Sets of words that wordings share: {化合物} stands for each of them. */
export type Forms = ReadonlyMap<string, readonly string[]>

/** A list's codes are told with the reason of its own law. */
export const whyOf = ({ why, whyCn }: ProductRow, list: CodeList): string =>
  list === 'cnCode' ? (whyCn ?? why) : why

/** data/classification/form.tsv */
export const parseForms = (text: string): Forms =>
  new Map(readTable(text, ['form', 'words']).map(row => [row('form'), cells(row('words'))]))

const named = /\{(?<form>[^{}]+)\}/u

/** A wording with each word of the sets that it names. */
const expanded = (wording: string, forms: Forms): string[] => {
  const form = named.exec(wording)?.groups?.['form']
  if (form === undefined) return [wording]
  const words = forms.get(form)
  if (words === undefined) throw new Error(`form.tsv 没有“${form}”`)
  return words.flatMap(word => expanded(wording.replace(named, word), forms))
}

/** data/classification/product.tsv; an error names the line. */
export const parseProducts = (text: string, forms: Forms = new Map()): ProductRow[] =>
  readTable(text, ['zh', 'en', 'does', 'eccn', 'cn', 'usual', 'hs', 'why']).map((row, index) => {
    const names = [...cells(row('zh')), ...cells(row('en'))].flatMap(one => expanded(one, forms))
    const usual = oneOf(row('usual'), ['EAR99', ...Object.keys(mostly)])
    const product = {
      wordings: names.filter(one => !one.includes(gap)),
      apart: names.filter(one => one.includes(gap)),
      does: cells(row('does')),
      eccns: cells(row('eccn').replaceAll(' ', ';')),
      cnCodes: cells(row('cn').replaceAll(' ', ';')),
      usualEar99: usual === 'EAR99',
      mostlyFree: mostly[usual] ?? [],
      hs: cells(row('hs').replaceAll(' ', ';')),
      why: row('why'),
      ...(row('whyCn') !== '' && { whyCn: row('whyCn') }),
    }
    const codes = product.eccns.length + product.cnCodes.length
    const isKnown = codes > 0 ? !product.usualEar99 : product.usualEar99 || usual === 'mostly-free'
    if (names.length === 0 || product.why === '' || !isKnown)
      throw new Error(`product.tsv 第 ${String(index + 2)} 行：须有名称、理由，且要么有编码、要么为 EAR99`)
    return product
  })

/** What a code controls, in words, with its thresholds as facts. */
export interface CodeWords {
  readonly titleZh: string
  readonly titleEn: string
  readonly thresholds: string
}

/** code-words.tsv and paragraph-words.tsv of data/classification: entries and paragraphs of the CCL. */
export const parseCodeWords = (text: string): Map<string, CodeWords> =>
  new Map(
    readTable(text, ['code', 'titleZh', 'titleEn', 'thresholds']).map(row => [
      row('code'),
      { titleZh: row('titleZh'), titleEn: row('titleEn'), thresholds: row('thresholds') },
    ]),
  )
