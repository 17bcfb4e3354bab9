export type TableRow = (column: string) => string

/** Rows of a tab-separated table by column name; a missing column or a ragged row is an error that names the line. */
export const readTable = (text: string, columns: readonly string[]): TableRow[] => {
  const [head = '', ...lines] = text.replace(/\r\n/g, '\n').replace(/\n+$/, '').split('\n')
  const names = head.split('\t')
  for (const column of columns) if (!names.includes(column)) throw new Error(`缺少列 ${column}`)
  return lines.map((line, i) => {
    const cells = line.split('\t')
    if (cells.length !== names.length)
      throw new Error(`第 ${String(i + 2)} 行应有 ${String(names.length)} 列`)
    return column => cells[names.indexOf(column)] ?? ''
  })
}

export const words = (cell: string): string[] => (cell === '' ? [] : cell.split(' '))

export const optional = (cell: string): string | undefined => (cell === '' ? undefined : cell)

/** A cell that must be one of the given words. */
export const oneOf = <T extends string>(cell: string, allowed: readonly T[]): T => {
  const found = allowed.find(word => word === cell)
  if (found === undefined) throw new Error(`不认识的值 ${cell}，应为 ${allowed.join('、')}`)
  return found
}
