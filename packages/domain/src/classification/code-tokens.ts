/** A run of letters, of digits (`#` is any digit) or of Han characters. */
export type Token = string

/** RTX4090, rtx-4090 and RTX 4090 are the same runs. */
export const codeTokens = (text: string): Token[] =>
  [
    ...text
      .normalize('NFKC')
      .toLowerCase()
      .matchAll(/\p{Script=Han}+|\p{Script=Latin}+|[\p{N}#]+/gu),
  ].map(([run]) => run)

const isHan = (token: Token): boolean => /^\p{Script=Han}/u.test(token)

const isDigits = (token: Token, pattern: Token): boolean =>
  token.length === pattern.length && [...pattern].every((sign, i) => sign === '#' || sign === token[i])

/** Han characters have no gaps between words: a name may begin and end inside a run. */
const meets = (token: Token | undefined, pattern: Token, alone: boolean): boolean => {
  if (token === undefined) return false
  if (!isHan(pattern)) return pattern.includes('#') ? isDigits(token, pattern) : token === pattern
  return alone ? token.includes(pattern) : token.endsWith(pattern)
}

/** Whether the runs of a name stand in a text, one after the other. */
export const holdsTokens = (text: readonly Token[], name: readonly Token[]): boolean =>
  name.length > 0 &&
  text.some((_, from) => name.every((pattern, i) => meets(text[from + i], pattern, name.length === 1)))
