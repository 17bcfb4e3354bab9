const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Hangul', 'Thai', 'Devanagari'].map(
  name => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }),
)

/** Two letters of these look like letters of another one of them. */
const alike: ReadonlySet<string> = new Set(['Latin', 'Cyrillic', 'Greek'])
const shortestOfAlike = 3

/** The script of a word; '' where it has several, none of these, or is too short to tell it from look-alike letters. */
export const scriptOf = (text: string): string => {
  const [only, ...more] = scripts.filter(({ letter }) => letter.test(text))
  if (only === undefined || more.length > 0) return ''
  return alike.has(only.name) && text.length < shortestOfAlike ? '' : only.name
}
