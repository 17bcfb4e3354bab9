/** Spreadsheets take a file without this mark for the encoding of the machine. */
export const csvMark = '\uFEFF'

/**
 * Codes of control lists that a spreadsheet would read as a number: `3E001` as 30. Plain digits are left alone, for
 * programs join by them.
 */
const readAsPower = /^\d+[Ee]\d+$/u

/** A spreadsheet takes a cell that begins so for a formula and would run it; a Chinese one also by wide signs. */
const runAsFormula = /^[=+\-@＝＋－＠\t\r\n]/u

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const cellOf = (cell: string | number): string => {
  if (typeof cell === 'number') return String(cell)
  // The formula of a text is the one spelling that every spreadsheet leaves as it is.
  if (readAsPower.test(cell)) return quoted(`="${cell}"`)
  const text = runAsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/u.test(text) ? quoted(text) : text
}

/** One line of a CSV file (RFC 4180): codes stay codes, and nothing that somebody typed is run. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(cellOf).join(',')}\r\n`
