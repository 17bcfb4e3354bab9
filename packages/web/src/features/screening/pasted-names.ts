import { csvLine, csvMark } from '@maojian/contract/csv-line'

const titles = ['名称', '国家/地区', '自有编号'] as const

/** What each line says: a name, and behind tabs, as spreadsheets copy cells, its country and own number. */
export const pastedRows = (text: string): string[][] =>
  text
    .split(/\r?\n/u)
    .map(line => line.split('\t').map(cell => cell.trim()))
    .filter(cells => cells.some(cell => cell !== ''))

/** Pasted lines as a file that is brought like any other. */
export const pastedFile = (text: string): File => {
  const lines = [titles, ...pastedRows(text)].map(cells =>
    csvLine([...cells, ...titles.slice(cells.length).map(() => '')]),
  )
  return new File([csvMark + lines.join('')], '粘贴的名称.csv', { type: 'text/csv' })
}
