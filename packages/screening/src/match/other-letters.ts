import { isHouseName } from '../name/lexicon/houses.ts'
import type { Variant } from '../name/token/token.ts'
import type { Met } from './circumstance.ts'

const letters = /^[A-Z]{1,5}$/

/** Halima Umeh is no house that a list calls by these letters besides, unless all the world knows it by them. */
export const areOtherLetters = ({ tokens: [only, ...more] }: Variant, kind: Met['kind']): boolean =>
  (kind === 'alias' || kind === 'weak') &&
  only !== undefined &&
  more.length === 0 &&
  letters.test(only.key) &&
  !isHouseName(only.key)
