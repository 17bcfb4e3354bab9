import { countryNameZh } from '../vocabulary/country.ts'
import type { Deal, DealPartner, DealSources, DealSubject } from './deal.ts'
import { listedRisk } from './listed-risk.ts'
import { about, nothingFound, together, warned, type RiskFindings } from './warning.ts'

/** A partner in an embargoed country that the deal does not name is how goods are diverted. */
const unnamedCountry = (sources: DealSources, deal: Deal, partner: DealPartner): RiskFindings => {
  const { country } = partner
  if (country === undefined || deal.countries?.some(one => one.country === country)) return nothingFound
  const { level, bases } = sources.countryRisk(country)
  if (level !== 1) return nothingFound
  return warned({
    section: 'partner',
    level: 2,
    subject: partner.name,
    why: `交易方所在的${countryNameZh(country)}为高风险国家，但未列入本交易的国别，须核实货物与款项的真实去向。`,
    source: '敏感国家表',
    citation: bases[0]?.citation ?? '',
  })
}

/** Whom lists are asked for; they know an occupied region by its country. */
export const partnerSubject = ({ name, country }: DealPartner): DealSubject => ({
  name,
  codes: [],
  ...(country !== undefined && { country: country.split('-')[0]! }),
})

export const partnerRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together(
    (deal.partners ?? []).map((partner, row) =>
      about(
        { row },
        together([
          listedRisk(sources, 'partner', partner.name, partnerSubject(partner)),
          unnamedCountry(sources, deal, partner),
        ]),
      ),
    ),
  )
