const literal = String.raw`"(?:[^"]|"")*"`
const literals = new RegExp(`^${literal}(?:\\s*&\\s*${literal})*$`, 'u')
const link = new RegExp(
  `^(?:_xlfn\\.)?HYPERLINK\\s*\\(.*?[,;]\\s*(${literal})\\s*\\)$|^HYPERLINK\\s*\\(\\s*(${literal})\\s*\\)$`,
  'isu',
)
const everyLiteral = new RegExp(literal, 'gu')

const valueOf = (text: string): string =>
  (text.match(everyLiteral) ?? []).map(one => one.slice(1, -1).replaceAll('""', '"')).join('')

/** A spreadsheet takes no longer formula; where one is shown it is cut. */
const [longest, longestShown] = [8192, 200]

/**
 * What a cell shows by its formula, where that stands in it: the text of a link (HYPERLINK("http://…","Norva")) or a text alone
 * ("3E001"); any other as it is written, `=` ahead.
 */
export const formulaText = (formula: string): string => {
  const text = formula.trim()
  const [, named, address] = (text.length > longest ? undefined : link.exec(text)) ?? []
  const shown = named ?? address ?? (text.length <= longest && literals.test(text) ? text : undefined)
  return shown === undefined ? `=${text.slice(0, longestShown) || '…'}` : valueOf(shown)
}
