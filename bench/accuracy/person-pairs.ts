import { countryNames } from './country-names.ts'
import { givenNamePairs } from './given-name-pairs.ts'
import type { NamePair } from './name-pair.ts'
import { personRecords } from './person-records.ts'
import type { Half } from './split.ts'

/** Persons beyond the authored and listed ones: variants of given names, typing errors, native and Latin writing. */
export const personPairs = (half: Half): NamePair[] => [
  ...givenNamePairs(half),
  ...personRecords(half),
  ...countryNames(half),
]
