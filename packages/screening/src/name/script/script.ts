export type Script = 'latin' | 'digit' | 'han' | 'cyrillic' | 'hangul' | 'kana' | 'abjad' | 'other' | 'none'

const tests: readonly (readonly [Script, RegExp])[] = [
  ['latin', /\p{Script=Latin}/u],
  ['digit', /\p{Nd}/u],
  ['han', /[\p{Script=Han}〇]/u],
  ['cyrillic', /\p{Script=Cyrillic}/u],
  ['hangul', /\p{Script=Hangul}/u],
  ['kana', /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u],
  ['abjad', /[\p{Script=Arabic}\p{Script=Hebrew}]/u],
  ['other', /\p{L}/u],
]

const seen = new Map<string, Script>()

const classify = (char: string): Script => tests.find(([, test]) => test.test(char))?.[0] ?? 'none'

/** Writing system of one character; 'none' for everything that is no letter or digit. */
export const scriptOf = (char: string): Script => {
  const code = char.charCodeAt(0)
  if (code < 128) return asciiScript(code)
  let script = seen.get(char)
  if (script === undefined) seen.set(char, (script = classify(char)))
  return script
}

const asciiScript = (code: number): Script => {
  if (code >= 48 && code <= 57) return 'digit'
  const letter = code | 32
  return letter >= 97 && letter <= 122 ? 'latin' : 'none'
}
