import { oneOf, readTable } from '../control/facts/read-table.ts'

/** The Commerce Control List, and China's list of dual-use items. */
export type CodeList = 'eccn' | 'cnCode'

/** A product as people call it, with the codes that may control it. */
export interface ProductRow {
  /** Chinese and English wordings, the commonest first. */
  readonly wordings: readonly string[]
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
}

const cells = (text: string): string[] =>
  text
    .split(';')
    .map(one => one.trim())
    .filter(one => one !== '')

/** What the table says of goods that have codes: most are EAR99, or most are on neither list. */
export const mostly: Readonly<Record<string, readonly CodeList[]>> = {
  '': [],
  'mostly-EAR99': ['eccn'],
  'mostly-free': ['eccn', 'cnCode'],
}

/** data/classification/product.tsv; an error names the line. */
export const parseProducts = (text: string): ProductRow[] =>
  readTable(text, ['zh', 'en', 'does', 'eccn', 'cn', 'usual', 'hs', 'why']).map((row, index) => {
    const usual = oneOf(row('usual'), ['', 'EAR99', 'mostly-EAR99', 'mostly-free'])
    const product = {
      wordings: [...cells(row('zh')), ...cells(row('en'))],
      does: cells(row('does')),
      eccns: cells(row('eccn').replaceAll(' ', ';')),
      cnCodes: cells(row('cn').replaceAll(' ', ';')),
      usualEar99: usual === 'EAR99',
      mostlyFree: mostly[usual] ?? [],
      hs: cells(row('hs').replaceAll(' ', ';')),
      why: row('why'),
    }
    const codes = product.eccns.length + product.cnCodes.length
    if (product.wordings.length === 0 || product.why === '' || codes > 0 === product.usualEar99)
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
