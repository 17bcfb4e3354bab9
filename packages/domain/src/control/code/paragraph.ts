/** Whether `inner` is `outer` or lies under it: `b.2.a` under `b.2`; everything lies under the empty paragraph. */
export const isUnder = (inner: string, outer: string): boolean =>
  outer === '' || inner === outer || inner.startsWith(`${outer}.`)

export const parentParagraph = (paragraph: string): string => {
  const at = paragraph.lastIndexOf('.')
  return at < 0 ? '' : paragraph.slice(0, at)
}

const part = (text: string | undefined): string =>
  text === undefined ? '' : /^[0-9]/.test(text) ? text.padStart(6, '0') : `~${String(text.length)}${text}`

/** Order of the list: numbers by value, `z` before `aa`. */
export const compareParagraphs = (a: string, b: string): number => {
  const left = a.split('.').map(part).join('.')
  const right = b.split('.').map(part).join('.')
  return left < right ? -1 : left > right ? 1 : 0
}
