import { countryNameZh } from '../vocabulary/country.ts'
import { isImo } from '../vocabulary/identifier.ts'
import type { PartyType } from '../vocabulary/party-type.ts'
import type { Deal, DealLogistics, DealSources, LogisticsKind } from './deal.ts'
import { logisticsKinds } from './deal.ts'
import { listedRisk, subjectLabel } from './listed-risk.ts'
import { leftOpen, nothingFound, together, warned, type RiskFindings } from './warning.ts'

const types: Partial<Readonly<Record<LogisticsKind, PartyType>>> = { vessel: '03', aircraft: '04' }

const labelOf = (one: DealLogistics): string => subjectLabel(one.name, one.imo ?? one.tail ?? one.code)

const screened = (sources: DealSources, one: DealLogistics): RiskFindings => {
  const type = types[one.kind]
  return listedRisk(sources, 'logistics', labelOf(one), {
    name: one.name ?? '',
    codes: [one.imo, one.tail].filter(code => code !== undefined),
    ...(type !== undefined && { type }),
  })
}

const imoCheck = (one: DealLogistics): RiskFindings =>
  one.imo === undefined || isImo(one.imo)
    ? nothingFound
    : warned({
        section: 'logistics',
        level: 2,
        subject: labelOf(one),
        why: `IMO 编号 ${one.imo} 的校验位不符，可能抄写有误或为伪造编号。`,
        source: 'IMO 编号校验',
        citation: 'IMO A.1117(30)',
      })

/** An exporter's own ports are no risk of the deal. */
const home = 'CN'

const placeRisk = (sources: DealSources, one: DealLogistics): RiskFindings => {
  const label = labelOf(one)
  if (one.country === undefined)
    return leftOpen(
      'logistics',
      `logistics.place:${label}`,
      `${logisticsKinds[one.kind]}“${label}”所在国家未知，请填写代码（港口用 UN/LOCODE，机场用 IATA 三字码）。`,
    )
  const { level, bases } = sources.countryRisk(one.country)
  if (level === 0 || one.country === home) return nothingFound
  return warned({
    section: 'logistics',
    level,
    subject: label,
    why: `${logisticsKinds[one.kind]}位于敏感国家${countryNameZh(one.country)}。`,
    source: '敏感国家表',
    citation: bases[0]?.citation ?? '',
  })
}

/** A country passed through is told with the deal's countries when it stands there as well. */
const transitRisk = (sources: DealSources, deal: Deal, one: DealLogistics): RiskFindings =>
  deal.countries?.some(({ country, kind }) => kind === 'transit' && country === one.country)
    ? nothingFound
    : placeRisk(sources, one)

const rowRisk = (sources: DealSources, deal: Deal, one: DealLogistics): RiskFindings => {
  switch (one.kind) {
    case 'port':
    case 'airport':
      return placeRisk(sources, one)
    case 'transitCountry':
      return transitRisk(sources, deal, one)
    case 'vessel':
    case 'aircraft':
    case 'carrier':
    case 'agent':
      return together([screened(sources, one), imoCheck(one)])
  }
}

export const logisticsRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together((deal.logistics ?? []).map(one => rowRisk(sources, deal, one)))
