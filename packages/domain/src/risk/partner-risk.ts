import { countryNameZh } from '../vocabulary/country.ts'
import { heldPartInText, regionsInText } from '../vocabulary/region-in-text.ts'
import type { Deal, DealPartner, DealSources, DealSubject } from './deal.ts'
import { listedRisk } from './listed-risk.ts'
import { about, leftOpen, nothingFound, together, warned, type RiskFindings } from './warning.ts'

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

/** A company in Hamburg may be called after Donetsk; one whose country is Ukraine, Russia or untold may be there. */
const mayBeThere = ({ country }: DealPartner): boolean =>
  country === undefined || country === 'UA' || country === 'RU'

/** A name or address in an occupied region, of a partner who is not told to be there (15 CFR 746.6). */
const namedRegion = (partner: DealPartner): RiskFindings => {
  if (!mayBeThere(partner)) return nothingFound
  const [region] = regionsInText(partner.name)
  if (region === undefined) return namedPart(partner)
  const place = countryNameZh(region)
  return leftOpen(
    'partner',
    `partner.region:${partner.name}`,
    `“${partner.name}”的名称或地址指向${place}（乌克兰被占地区）：美国、欧盟和英国对该地区实施全面禁运（15 CFR 746.6），请核对其所在地；确在该地区的，国家请填${place}。`,
  )
}

/** Kherson and Zaporizhzhia: the law of some asks on which side of the front somebody is. */
const namedPart = ({ name }: DealPartner): RiskFindings => {
  const part = heldPartInText(name)
  if (part === undefined) return nothingFound
  return leftOpen(
    'partner',
    `partner.region:${name}`,
    `“${name}”的名称或地址指向${part.nameZh}（乌克兰的州，部分由他方控制），请核对其所在地：${part.lawZh}。`,
  )
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
          namedRegion(partner),
        ]),
      ),
    ),
  )
