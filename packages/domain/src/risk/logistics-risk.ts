import { countryNameZh } from '../vocabulary/country.ts'
import { isImo, isImoCompany } from '../vocabulary/identifier.ts'
import type { PartyType } from '../vocabulary/party-type.ts'
import type { Deal, DealLogistics, DealSources, DealSubject, LogisticsKind } from './deal.ts'
import { logisticsKinds } from './deal.ts'
import { listedRisk, subjectLabel } from './listed-risk.ts'
import { about, leftOpen, nothingFound, together, warned, type RiskFindings } from './warning.ts'

const types: Partial<Readonly<Record<LogisticsKind, PartyType>>> = { vessel: '03', aircraft: '04' }

/** As typed, with the code that tells it apart. */
export const logisticsLabel = (one: DealLogistics): string =>
  subjectLabel(one.name, one.imo ?? one.tail ?? one.code)

/** Who carries the goods, as it is looked for on the lists: every code counts, in whichever field it stands. */
export const logisticsSubject = (one: DealLogistics): DealSubject => {
  const type = types[one.kind]
  return {
    name: one.name ?? '',
    codes: [one.imo, one.tail, one.code].filter(code => code !== undefined),
    ...(type !== undefined && { type }),
  }
}

/** A carrier has a number of its own, told from a ship's by its check digit. */
const isNumberOf = (kind: LogisticsKind, imo: string): boolean =>
  isImo(imo) || (kind !== 'vessel' && isImoCompany(imo))

const imoCheck = (one: DealLogistics): RiskFindings =>
  one.imo === undefined || isNumberOf(one.kind, one.imo)
    ? nothingFound
    : warned({
        section: 'logistics',
        level: 2,
        subject: logisticsLabel(one),
        why: `IMO 编号 ${one.imo} 的校验位不符，可能抄写有误或为伪造编号。`,
        source: 'IMO 编号校验',
        citation: 'IMO A.1117(30)',
      })

/** An exporter's own ports are no risk of the deal. */
const home: ReadonlySet<string> = new Set(['CN', 'HK'])

const sensitivePlace = (sources: DealSources, one: DealLogistics, country: string): RiskFindings => {
  const { level, bases } = sources.countryRisk(country)
  if (level === 0 || home.has(country)) return nothingFound
  return warned({
    section: 'logistics',
    level,
    subject: logisticsLabel(one),
    why: `${logisticsKinds[one.kind]}位于敏感国家${countryNameZh(country)}。`,
    source: '敏感国家表',
    citation: bases[0]?.citation ?? '',
  })
}

const contradiction = (one: DealLogistics, countries: readonly string[]): RiskFindings =>
  countries.length < 2
    ? nothingFound
    : warned({
        section: 'logistics',
        level: 2,
        subject: logisticsLabel(one),
        why: `代码、名称与国家所指不一致（${countries.map(countryNameZh).join('、')}）：各国均已判定，须核实实际地点。`,
        source: '港口机场与国家对照',
        citation: 'UN/LOCODE；IATA 代码',
      })

const placeRisk = (
  sources: DealSources,
  one: DealLogistics,
  isTold: (country: string) => boolean = () => false,
): RiskFindings => {
  const label = logisticsLabel(one)
  const { countries = [] } = one
  if (countries.length === 0)
    return leftOpen(
      'logistics',
      `logistics.place:${label}`,
      `${logisticsKinds[one.kind]}“${label}”所在国家未知，请填写代码（港口用 UN/LOCODE，机场用 IATA 三字码）。`,
    )
  const untold = countries.filter(country => !isTold(country))
  return together([
    ...untold.map(country => sensitivePlace(sources, one, country)),
    contradiction(one, countries),
  ])
}

/** A country passed through is told with the deal's countries when it stands there as well. */
const transitRisk = (sources: DealSources, deal: Deal, one: DealLogistics): RiskFindings =>
  placeRisk(
    sources,
    one,
    passed => deal.countries?.some(({ country, kind }) => kind === 'transit' && country === passed) === true,
  )

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
      return together([
        listedRisk(sources, 'logistics', logisticsLabel(one), logisticsSubject(one)),
        imoCheck(one),
      ])
  }
}

export const logisticsRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together((deal.logistics ?? []).map((one, row) => about({ row }, rowRisk(sources, deal, one))))
