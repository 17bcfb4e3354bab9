import type { ControlFacts, SensitiveBasis } from './facts/control-facts.ts'

export interface SensitiveCountry {
  /** 1 comprehensive embargo or sanctions, 2 arms or sector embargo, 0 none. */
  readonly level: 0 | 1 | 2
  readonly bases: readonly SensitiveBasis[]
}

/** Risk of a country with what it rests on; 1 is the graver. */
export const sensitiveCountry = (facts: ControlFacts, code: string): SensitiveCountry => {
  const bases = facts.sensitive.filter(one => one.code === code.toUpperCase())
  if (bases.length === 0) return { level: 0, bases }
  return { level: bases.some(one => one.level === 1) ? 1 : 2, bases }
}
