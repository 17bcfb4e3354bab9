import type { Role } from './lexicon.ts'

/** Weight of everything that is not a distinguishing word. */
export const roleWeights: Readonly<Partial<Record<Role, number>>> = {
  trade: 0.2,
  form: 0.03,
  region: 0.25,
  stop: 0,
  kin: 0.05,
  title: 0.02,
  common: 0.4,
  patronymic: 0.12,
  numeral: 0.45,
}

const manyDigits = 100
// Short of what distinguishes by itself (signal/contained.ts): a number alone is nobody's name.
const ofManyDigits = 0.69

/** How much a number tells: the 701st institute is hardly ever another one, the 2nd often is. */
export const numeralWeight = (value: number): number =>
  value < manyDigits ? roleWeights.numeral! : ofManyDigits
