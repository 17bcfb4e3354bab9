const spellings: readonly (readonly [RegExp, string])[] = [
  [/SHCH|SCH/g, 'S'],
  [/TCH/g, 'C'],
  [/ITJ$|ITCH$|ICH$/g, 'IC'],
  [/KH/g, 'H'],
  [/GH/g, 'G'],
  [/PH/g, 'F'],
  [/TH/g, 'T'],
  [/DH/g, 'D'],
  [/ZH/g, 'J'],
  [/CK/g, 'K'],
  [/CH/g, 'C'],
  [/TS|TZ/g, 'C'],
  [/X/g, 'KS'],
  [/Q/g, 'K'],
  [/W/g, 'V'],
  [/OU|OO/g, 'U'],
  [/EE/g, 'I'],
  [/[YJ](?=E)/g, ''],
  [/Y/g, 'I'],
  [/E/g, 'I'],
  [/O/g, 'U'],
  [/H(?=[B-DF-HJ-NP-TV-XZ]|$)/g, ''],
  [/([A-Z])\1+/g, '$1'],
  [/I+J?$/g, 'I'],
]

const folded = new Map<string, string>()

/** One spelling for the usual romanisation variants of a word (YEVGENIY, EVGENII, EVGENY). */
export const soundFold = (word: string): string => {
  let out = folded.get(word)
  if (out === undefined) {
    if (folded.size > 300_000) folded.clear()
    out = spellings.reduce((text, [from, to]) => text.replace(from, to), word)
    folded.set(word, out)
  }
  return out
}

/** Consonants alone, as a script without vowels writes them; W and Y may be vowels there and are left out. */
export const consonants = (word: string): string => soundFold(word).replace(/[AIUV]/g, '')

/** Consonants of the folded word; a leading vowel stays as A. Shorter than three letters says nothing: ''. */
export const skeleton = (word: string): string => {
  const fold = soundFold(word)
  const bare = (/^[AIU]/.test(fold) ? 'A' : '') + fold.replace(/[AIU]/g, '')
  return bare.length >= 3 ? bare : ''
}
