import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { companyNameKey, wholeNameKey } from '../party/entry.ts'

/** Keys stand beside those of the names as written, which are capitals and figures only. */
const whole = (name: string): string => `whole ${wholeNameKey(name)}`
const withForm = (key: string): string => `form ${key}`
const withoutForm = (key: string): string => `bare ${key}`

/** By what a company is found whose legal form is abbreviated otherwise, or written by one side only. */
export const looseNameKeys = (name: string): string[] => {
  const bare = companyNameKey(name)
  return [whole(name), ...(bare ? [bare.hasForm ? withForm(bare.key) : withoutForm(bare.key)] : [])]
}

/** The other way round: the keys that a looser key of the same company may be, whichever side leaves the form out. */
export const soughtNameKeys = (name: string): string[] => {
  const bare = companyNameKey(name)
  return [whole(name), ...(bare ? [bare.hasForm ? withoutForm(bare.key) : withForm(bare.key)] : [])]
}

/**
 * Enterprises of that name: as it is written; else with its legal form abbreviated otherwise (Co., Ltd. for Company
 * Limited); else those of which one side leaves the form out. Two different forms are two companies.
 */
export const enterprisesNamed = (graph: EnterpriseGraph, name: string): number[] => {
  const written = graph.named(name)
  if (written.length > 0) return written
  const keyed = soughtNameKeys(name).map(graph.keyed)
  return keyed.find(found => found.length > 0) ?? []
}
