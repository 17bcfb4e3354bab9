import { csvText } from './table-text.ts'

export interface SavedTable {
  /** File name without its ending. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const bytesOf = async ({ name, header, rows }: SavedTable, format: 'csv' | 'xlsx'): Promise<Blob> => {
  if (format === 'csv') return new Blob([csvText(header, rows)], { type: 'text/csv;charset=utf-8' })
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [{ name: name.slice(0, 31), rows: [[...header], ...rows.map(row => [...row])] }],
  })
  return new Blob([bytes as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** Saves a table as a file; every cell is text, so codes are never turned into numbers. */
export const saveTable = async (table: SavedTable, format: 'csv' | 'xlsx'): Promise<void> => {
  const address = URL.createObjectURL(await bytesOf(table, format))
  const link = document.createElement('a')
  link.href = address
  link.download = `${table.name}.${format}`
  link.click()
  URL.revokeObjectURL(address)
}
