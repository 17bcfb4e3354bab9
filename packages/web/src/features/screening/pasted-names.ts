import { csvLine, csvMark } from '@maojian/contract/csv-line'

const columns = ['', '', '']

const linesOf = (text: string): string[][] =>
  text
    .trimEnd()
    .split(/\r?\n/u)
    .map(line => line.split('\t').map(cell => cell.trim()))

/** What each line says: a name, and behind tabs, as spreadsheets copy cells, its country and own number. */
export const pastedRows = (text: string): string[][] =>
  linesOf(text).filter(cells => cells.some(cell => cell !== ''))

/** Pasted lines as a file that is brought like any other; empty ones stay, so that rows are counted as pasted. */
export const pastedFile = (text: string): File => {
  const lines = linesOf(text).map(cells => csvLine([...cells, ...columns.slice(cells.length)]))
  return new File([csvMark + lines.join('')], '粘贴的名称.csv', { type: 'text/csv' })
}
