import { sensitiveBasisZh } from '../control/render/sensitive-zh.ts'
import { countryNameZh } from '../vocabulary/country.ts'
import { countryKinds, type Deal, type DealCountry, type DealSources } from './deal.ts'
import { nothingFound, together, warned, type RiskFindings } from './warning.ts'

const ownPorts: ReadonlySet<string> = new Set(['CN', 'HK'])

/** The arms embargoes against China, and what follows from them for Hong Kong, concern what is brought there, not what an exporter sends from home. */
export const isHomeIn = (countries: readonly DealCountry[]): ((one: DealCountry) => boolean) => {
  const isFromHome = countries.some(one => one.kind === 'departure' && ownPorts.has(one.country))
  return ({ country, kind }) =>
    ownPorts.has(country) && (isFromHome || ['origin', 'departure', 'performance'].includes(kind))
}

/** Each country once, however many parts it plays in the deal. */
const countriesOf = (deal: Deal): Map<string, string[]> => {
  const parts = new Map<string, string[]>()
  const countries = deal.countries ?? []
  const isHome = isHomeIn(countries)
  for (const { country, kind } of countries.filter(one => !isHome(one)))
    parts.set(country, [...(parts.get(country) ?? []), countryKinds[kind]])
  return parts
}

export const countryRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together(
    [...countriesOf(deal)].map(([country, parts]) => {
      const { level, bases } = sources.countryRisk(country)
      if (level === 0) return nothingFound
      const reasons = bases.map(one => sensitiveBasisZh(one.basis))
      return warned({
        section: 'country',
        place: country,
        level,
        subject: countryNameZh(country),
        why: `${[...new Set(parts)].join('、')}：${[...new Set(reasons)].join('；')}。`,
        source: '敏感国家表',
        citation: [...new Set(bases.map(one => one.citation))].join('；'),
      })
    }),
  )
