import { tableFormats } from './write-table.ts'

/** What a document may be written as. */
export const documentFormats = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: tableFormats.xlsx,
} as const

export type DocumentFormat = keyof typeof documentFormats
