/** A spreadsheet reads `3E001` as 3 × 10¹: written as the formula of a text, it stays what it is. */
const looksLikeNumber = /^[0-9]+[Ee][0-9]+$/

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

const cellOf = (text: string): string => {
  if (looksLikeNumber.test(text)) return quoted(`="${text}"`)
  // A cell that begins like a formula is never run.
  const harmless = /^[=+\-@\t\r]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/u.test(harmless) ? quoted(harmless) : harmless
}

/** CSV with the byte order mark that Chinese spreadsheets need; codes stay text. */
export const csvText = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  `\uFEFF${[header, ...rows].map(row => `${row.map(cellOf).join(',')}\r\n`).join('')}`
