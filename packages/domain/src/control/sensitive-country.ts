import type { ControlFacts, SensitiveBasis } from './facts/control-facts.ts'
import { treatedAs } from './rule/context.ts'

export interface SensitiveCountry {
  /** 1 comprehensive embargo or sanctions, 2 arms or sector embargo, 0 none. */
  readonly level: 0 | 1 | 2
  readonly bases: readonly SensitiveBasis[]
}

/** American rules follow the parent (85 FR 83788 for Hong Kong); the Union's arms embargo on China leaves Hong Kong out. */
const inherited = (facts: ControlFacts, code: string): SensitiveBasis[] => {
  const parent = treatedAs(facts, code)
  if (parent === code) return []
  const why = facts.chart.get(code)?.basis ?? facts.territories.get(code)?.citation ?? ''
  return facts.sensitive
    .filter(one => one.code === parent && one.basis.startsWith('us-'))
    .map(one => ({ ...one, citation: why === '' ? one.citation : `${one.citation}；${why}` }))
}

/** Risk of a country with what it rests on; 1 is the graver. */
export const sensitiveCountry = (facts: ControlFacts, code: string): SensitiveCountry => {
  const place = code.toUpperCase()
  const bases = [...facts.sensitive.filter(one => one.code === place), ...inherited(facts, place)]
  if (bases.length === 0) return { level: 0, bases }
  return { level: bases.some(one => one.level === 1) ? 1 : 2, bases }
}
