/**
 * What `matchAll` finds with a global expression, without the copy of it that `matchAll` makes for each text. All is found
 * before it answers, so the same expression may be asked again for each of them; one that can match nothing never ends.
 */
export const everyMatch = (text: string, pattern: RegExp): RegExpExecArray[] => {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) found.push(match)
  return found
}
