/** A line of field 50 or 59 that tells what it is: 1 the name, 2 the address, 3 country and town. */
const numbered = /^\s*([1-8])\/\s*(?=\S)/u

/** The tag of a field, and the account that stands in its first line. */
const tagged = /^\s*:\d\d[A-Z]?:\s*(\/\S+)?/u

const isName = (line: string): boolean => line.trimStart().startsWith('1/')

/**
 * The lines of a party in a payment message as the lines of a letter: the name first, on as many lines as it has, then
 * where it is, and the account last. What is no such message stays as it is.
 */
export const withPlainLines = (text: string): string => {
  const [, account] = tagged.exec(text) ?? []
  const lines = text.replace(tagged, '').split(/\r?\n/u)
  const isNumbered = lines.filter(line => numbered.test(line)).length > 1 && lines.some(isName)
  if (account === undefined && !isNumbered) return text
  const plain = (line: string): string =>
    isNumbered ? line.replace(numbered, '').replaceAll('/', ' ').trim() : line
  const names = isNumbered ? lines.filter(isName) : lines
  const others = isNumbered ? lines.filter(line => !isName(line)) : []
  return [...names, ...others, account?.slice(1) ?? ''].map(plain).filter(Boolean).join('\n')
}
