import { oneOf, readTable, words } from '../control/facts/read-table.ts'
import type { ProductRow } from './product-row.ts'

/** Customs headings (two to six digits) with what they may hold. */
export type HsHeadings = ReadonlyMap<string, ProductRow>

/** data/classification/hs-heading.tsv; an error names the heading. */
export const parseHsHeadings = (text: string): HsHeadings =>
  new Map(
    readTable(text, ['heading', 'zh', 'eccn', 'cn', 'usual', 'why']).map(row => {
      const [heading, eccns, cnCodes] = [row('heading'), words(row('eccn')), words(row('cn'))]
      const usualEar99 = oneOf(row('usual'), ['', 'EAR99']) === 'EAR99'
      const known = eccns.length + cnCodes.length > 0
      if (!/^\d{2,6}$/u.test(heading) || row('why') === '' || known === usualEar99)
        throw new Error(`hs-heading.tsv：${heading} 须有理由，且要么有编码、要么为 EAR99`)
      const wordings = [`${heading} ${row('zh')}`]
      const names = { wordings, apart: [], does: [], hs: [heading], mostlyFree: [] }
      return [heading, { ...names, eccns, cnCodes, usualEar99, why: row('why') }]
    }),
  )

const written =
  /^(hs|hts|hscode|hs code|税号|海关编码|商品编号|商品编码|品目)?[\s:：]*(\d{4}(?:[.\s]?\d{2}){0,3})$/u

/**
 * The narrowest heading for 8542.31.00, HS 8542 or 税号 85423100, where nothing else is said. Four bare digits may be an
 * alloy or a model (7075): they are a customs code only where the table has that very heading.
 */
export const headingOf = (headings: HsHeadings, name: string): ProductRow | undefined => {
  const [, said, code = ''] = written.exec(name.normalize('NFKC').trim().toLowerCase()) ?? []
  const digits = code.replace(/\D/gu, '')
  const lengths = said === undefined && digits.length === 4 ? [4] : [6, 4, 2]
  return lengths.map(length => headings.get(digits.slice(0, length))).find(row => row !== undefined)
}

const amongWords = /(?<![\p{L}\p{N}.])\d{4}\.\d{2}(?:\.\d{2,4})*(?![\p{N}.])/gu

/** What a name says beside a customs code: the 20 of 8486.20 is no word of it. */
export const withoutCustomsCode = (name: string): string => {
  const rest = name.replace(amongWords, ' ').trim()
  return rest === '' ? name : rest
}
