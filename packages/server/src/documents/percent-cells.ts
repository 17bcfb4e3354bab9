import { memberBytes } from '../archive/read-packed.ts'
import type { ZipMember } from '../archive/zip-directory.ts'
import { xmlAttribute } from './xml-attribute.ts'

/** Cells that show their number as a percent: 0.51 as 51%. Rows and columns from 0, rows from above to below. */
export class PercentCells {
  readonly #runs = new Map<number, { readonly from: number; to: number }[]>()

  add(column: number, row: number): void {
    const runs = this.#runs.get(column)
    const last = runs?.at(-1)
    if (runs === undefined || last === undefined) this.#runs.set(column, [{ from: row, to: row }])
    else if (row === last.to + 1) last.to = row
    else if (row > last.to) runs.push({ from: row, to: row })
  }

  has(column: number, row: number): boolean {
    const runs = this.#runs.get(column) ?? []
    let [low, high] = [0, runs.length - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const { from, to } = runs[middle]!
      if (row >= from && row <= to) return true
      if (row < from) high = middle - 1
      else low = middle + 1
    }
    return false
  }
}

/** What the cell shows, with every figure that is kept: 0.07 times 100 is 7, not 7.000000000000001. */
export const percentText = (fraction: number): string => `${Number((fraction * 100).toPrecision(15))}%`

/** 0% and 0.00%, which no workbook has to declare. */
const builtIn = ['9', '10']
const formatTag = /<(?:\w+:)?numFmt\s[^>]*>/gu
const cellFormats = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/su
const styleTag = /<(?:\w+:)?xf\s[^>]*>/gu
/** Texts, escaped signs and colours, which show a % without being one. */
const literal = /"[^"]*"|\\.|\[[^\]]*\]/gu

/** The styles (`s` of a cell) of a workbook that show percents. */
const stylesIn = (xml: string): ReadonlySet<string> => {
  const own = (xml.match(formatTag) ?? [])
    .filter(tag => xmlAttribute(tag, 'formatCode').replaceAll(literal, '').includes('%'))
    .map(tag => xmlAttribute(tag, 'numFmtId'))
  const formats = new Set([...builtIn, ...own])
  const styles = cellFormats.exec(xml)?.[0].match(styleTag) ?? []
  return new Set(styles.flatMap((tag, at) => (formats.has(xmlAttribute(tag, 'numFmtId')) ? [`${at}`] : [])))
}

/** Of what says how cells look; a checked workbook has no larger one. */
const mostBytes = 16 * 1024 ** 2

export const percentStyles = async (
  path: string,
  members: readonly ZipMember[],
): Promise<ReadonlySet<string>> => {
  const member = members.find(({ name }) => /(?:^|\/)styles\d*\.xml$/iu.test(name))
  const chunks: Uint8Array[] = []
  if (member) for await (const chunk of memberBytes(path, member, mostBytes)) chunks.push(chunk)
  return stylesIn(Buffer.concat(chunks).toString('utf8'))
}
