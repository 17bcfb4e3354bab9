import { readingsOf, syllablesOf } from '@maojian/screening/name/han'
import type { NamePair } from './name-pair.ts'

const letters = (text: string): string =>
  text
    .toUpperCase()
    .normalize('NFD')
    .replace(/U\u0308/g, 'V')
    .replace(/[^A-Z]/g, '')

const umlautOpen = (syllable: string): string[] =>
  syllable.includes('V') ? ['V', 'U', 'YU'].map(umlaut => syllable.replace('V', umlaut)) : [syllable]

/** Every spelling of a Chinese name in Hanyu Pinyin that the pronunciation dictionary allows, both orders. */
const spellings = (name: string): Set<string> => {
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

/** Faults of the authored table: a pair twice, a reading no dictionary knows, a negative that is one name. */
export const authoredFaults = (pairs: readonly NamePair[]): string[] => {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const { a, b, family, same } of pairs) {
    const key = [a, b].toSorted().join('\n')
    if (seen.has(key)) faults.push(`twice: ${a} | ${b}`)
    seen.add(key)
    if (family !== 'hanzi-pinyin') continue
    if (spellings(a).has(letters(b)) !== same)
      faults.push(
        `${same ? 'not a reading' : 'a reading after all'}: ${a} | ${b} (${syllablesOf(a, true).join(' ')})`,
      )
  }
  return faults
}
