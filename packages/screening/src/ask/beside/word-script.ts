const scripts = ['Latin', 'Cyrillic', 'Greek', 'Arabic', 'Hebrew', 'Hangul', 'Thai', 'Devanagari'].map(
  name => ({ name, letter: new RegExp(`\\p{Script=${name}}`, 'u') }),
)

const shortestOfScript = 3

/** The script of a word; '' where it has several, none of these, or is too short to tell it from look-alike letters. */
export const scriptOf = (text: string): string => {
  const [only, ...more] = scripts.filter(({ letter: one }) => one.test(text))
  return only !== undefined && more.length === 0 && text.length >= shortestOfScript ? only.name : ''
}
