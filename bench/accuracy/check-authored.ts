import { syllablesOf } from '@maojian/screening/name/han/han'
import type { NamePair } from './name-pair.ts'
import { isReadingOf } from './pinyin-spellings.ts'

/** Faults of the authored table: a pair twice, a reading no dictionary knows, a negative that is one name. */
export const authoredFaults = (pairs: readonly NamePair[]): string[] => {
  const faults: string[] = []
  const seen = new Set<string>()
  for (const { a, b, family, same } of pairs) {
    const key = [a, b].toSorted().join('\n')
    if (seen.has(key)) faults.push(`twice: ${a} | ${b}`)
    seen.add(key)
    if (family !== 'hanzi-pinyin') continue
    if (isReadingOf(a, b) !== same)
      faults.push(
        `${same ? 'not a reading' : 'a reading after all'}: ${a} | ${b} (${syllablesOf(a, true).join(' ')})`,
      )
  }
  return faults
}
