import { csvLine, csvMark } from '@maojian/contract/csv-line'
import { saveFile } from '../save-file.ts'

export interface SavedTable {
  /** File name without its ending. */
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const bytesOf = async ({ name, header, rows }: SavedTable, format: 'csv' | 'xlsx'): Promise<Blob> => {
  if (format === 'csv')
    return new Blob([csvMark, ...[header, ...rows].map(csvLine)], { type: 'text/csv;charset=utf-8' })
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [{ name: name.slice(0, 31), rows: [[...header], ...rows.map(row => [...row])] }],
  })
  return new Blob([bytes as BlobPart], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}

/** Saves a table as a file; every cell is text, so codes are never turned into numbers. */
export const saveTable = async (table: SavedTable, format: 'csv' | 'xlsx'): Promise<void> =>
  saveFile(`${table.name}.${format}`, await bytesOf(table, format))
