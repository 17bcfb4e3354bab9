import { treatedAs } from '@maojian/domain/control/rule/context'
import { countries, occupiedRegions } from '@maojian/domain/vocabulary/country'
import { controlFacts } from '../../facts/control-facts.ts'

/** Where one field says that something lies: each of `said` is possible, or what lies within it. */
export interface Told {
  readonly said: readonly string[]
  readonly within: ReadonlySet<string>
}

/** Addresses write these as China, whatever the rules of export make of them. */
const chinese: ReadonlySet<string> = new Set(['HK', 'MO', 'TW'])

const liesIn = (code: string, country: string): boolean =>
  code === country ||
  code.startsWith(`${country}-`) ||
  treatedAs(controlFacts(), code) === country ||
  (country === 'CN' && chinese.has(code))

const everywhere = [...countries, ...occupiedRegions].map(one => one.code)

/** A country as people write it may mean its territories and its occupied regions too. */
export const inCountry = (code: string): Told => ({
  said: [code],
  within: new Set(everywhere.filter(one => liesIn(one, code))),
})

export const atPlaces = (codes: readonly string[]): Told => ({ said: codes, within: new Set(codes) })

/** The country of a place that fields name: one; several where they contradict each other; none where it stays open. */
export const toldTogether = (told: readonly Told[]): readonly string[] => {
  const [first] = told
  if (first === undefined) return []
  const common = [...first.within].filter(code => told.every(one => one.within.has(code)))
  if (common.length === 0) return [...new Set(told.flatMap(one => one.said))]
  const wide = common.find(country => common.every(code => liesIn(code, country)))
  return wide === undefined ? [] : [wide]
}
