import { readingsOf, syllablesOf } from '@maojian/screening/name/han/han'

const letters = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/U\u0308/g, 'V')
    .replace(/[^A-Z]/g, '')

const umlautOpen = (syllable: string): string[] =>
  syllable.includes('V') ? ['V', 'U', 'YU'].map(umlaut => syllable.replace('V', umlaut)) : [syllable]

/** Every spelling of a Chinese name in Hanyu Pinyin that the pronunciation dictionary allows, both orders. */
const pinyinSpellings = (name: string): Set<string> => {
  const chars = [...name]
  const asName = syllablesOf(name, true)
  const options = chars.map((char, i) => [...readingsOf(char), asName[i] ?? ''].flatMap(umlautOpen))
  const runs = options.reduce<string[]>(
    (heads, next) => heads.flatMap(head => next.map(one => `${head}${one} `)),
    [''],
  )
  const out = new Set<string>()
  for (const run of runs) {
    const syllables = run.trim().split(' ')
    for (const surname of [0, 1, 2])
      out.add([...syllables.slice(surname), ...syllables.slice(0, surname)].join(''))
  }
  return out
}

/** Whether the pronunciation dictionary allows this Latin name for these characters. */
export const isReadingOf = (han: string, latin: string): boolean => pinyinSpellings(han).has(letters(latin))
