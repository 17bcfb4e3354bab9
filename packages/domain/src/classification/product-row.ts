import { oneOf, readTable } from '../control/facts/read-table.ts'

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

/** data/classification/product.tsv; an error names the line. */
export const parseProducts = (text: string): ProductRow[] =>
  readTable(text, ['zh', 'en', 'does', 'eccn', 'cn', 'usual', 'hs', 'why']).map((row, index) => {
    const product = {
      wordings: [...cells(row('zh')), ...cells(row('en'))],
      does: cells(row('does')),
      eccns: cells(row('eccn').replaceAll(' ', ';')),
      cnCodes: cells(row('cn').replaceAll(' ', ';')),
      usualEar99: oneOf(row('usual'), ['', 'EAR99']) === 'EAR99',
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
