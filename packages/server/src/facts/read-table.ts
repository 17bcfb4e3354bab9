export type TableRow = Readonly<Record<string, string>>

/** One line of a comma-separated table into cells; quotes as RFC 4180 has them, within one line. */
const commaCells = (line: string): string[] =>
  [...`,${line}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,]*))/gu)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  )

/** Rows of one of our own tables by column name: a header, one row a line, `#` comments left out. */
export const readTable = (text: string, separator: '\t' | ','): TableRow[] => {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .filter(line => line !== '' && !line.startsWith('#'))
  const cells = (line: string): string[] => (separator === ',' ? commaCells(line) : line.split('\t'))
  const [header = [], ...rows] = lines.map(cells)
  return rows.map(row => Object.fromEntries(header.map((column, i) => [column, row[i]?.trim() ?? ''])))
}
