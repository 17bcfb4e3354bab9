import { csvLine, csvMark } from '@maojian/contract/csv-line'
import { saveFile } from '../../ui/save-file.ts'

/** Invented parts under the titles that the import reads: one with a paragraph, one without an entry, one that a spreadsheet would spoil. */
const rows = [
  ['料号', '名称', '制造商', 'ECCN', '税号'],
  ['SAMPLE-0001', '以太网交换芯片（示例）', '示例制造商', '5A991.b.1', '854231'],
  ['SAMPLE-0002', '塑料外壳（示例）', '示例制造商', 'EAR99', '392690'],
  ['SAMPLE-0003', '设计技术资料（示例）', '示例制造商', '3E991', ''],
]

/** A file to fill in, with what stands in each column shown by rows. */
export const saveSample = (): void =>
  saveFile('料号分类示例.csv', new Blob([csvMark, ...rows.map(csvLine)], { type: 'text/csv;charset=utf-8' }))
