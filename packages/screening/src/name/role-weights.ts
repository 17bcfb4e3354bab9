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
