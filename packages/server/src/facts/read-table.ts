export type TableRow = Readonly<Record<string, string>>

/** Rows of one of our own tables by column name: a header, one row a line, no quotes; `#` comments left out. */
export const readTable = (text: string, separator: '\t' | ','): TableRow[] => {
  const lines = text
    .replace(/^\uFEFF/u, '')
    .split(/\r?\n/u)
    .filter(line => line !== '' && !line.startsWith('#'))
  const [header = [], ...rows] = lines.map(line => line.split(separator))
  return rows.map(row => Object.fromEntries(header.map((column, i) => [column, row[i]?.trim() ?? ''])))
}
