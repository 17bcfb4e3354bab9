const spellings: readonly (readonly [RegExp, string])[] = [
  // Belarusian writes unstressed O as A and V after a vowel as U: AGAFONAU, NAZARANKA, SLIZHEUSKI.
  [/(?<=[A-Z]{3})AU(?=A?$|SKI|SKAYA)/, 'OV'],
  [/(?<=[A-Z]{3})EU(?=A?$|SKI|SKAYA)/, 'EV'],
  [/ANKA$/, 'ENKO'],
  // Scientific transliteration writes J for Y and CH for KH: CHOCHRJAKOV.
  [/CH(?=[A-Z]*J[AEOU]?[A-Z]*(?:OV|EV|SKIJ|IN|KO)A?$)/g, 'KH'],
  [/(?<=[BDF-HKLMNPRVZ])J(?=[AEOU][A-Z]*(?:OV|EV|SKIJ|IN|KO)A?$)/g, 'Y'],
  [/A[UW](?=[B-DF-HJ-NP-TVXZ])/g, 'O'],
  [/AOU(?=[AEIY])/g, 'AV'],
  [/^OU(?=[AEI])/, 'V'],
  [/SJTJ|SHTCH|SHCH|SZCZ/g, 'SC'],
  [/SCH/g, 'SH'],
  [/SJ(?=[AEIOU])/g, 'SH'],
  [/TJ/g, 'CH'],
  [/(?<=[B-DF-HJ-NP-TV-Z])[YI]O(?=[A-Z])/g, 'E'],
  [/ENKA$/g, 'ENKO'],
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

/** The fold with what Persian, Turkish and Spanish spellings mix up besides: Q and GH, S and Z (QOLI, VELAZQUEZ). */
export const looseFold = (word: string): string =>
  soundFold(word.replaceAll('GH', 'Q').replace(/(?<!T)Z(?!H)/g, 'S'))

/** Consonants of the folded word (Q is K, GH or G: QASEMI, GHASEMI); a leading vowel stays as A. Shorter than three letters says nothing: ''. */
export const skeleton = (word: string): string => {
  const fold = soundFold(word)
  const bare = (/^[AIU]/.test(fold) ? 'A' : '') + fold.replace(/[AIU]/g, '').replaceAll('G', 'K')
  return bare.length >= 3 ? bare : ''
}
