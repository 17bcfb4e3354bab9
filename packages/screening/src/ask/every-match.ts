/** What `matchAll` finds with a global expression, without the copy of it that `matchAll` makes for each text. */
export const everyMatch = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match)
  return found
}
