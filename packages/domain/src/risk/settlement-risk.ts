import { countryNameZh } from '../vocabulary/country.ts'
import { isBic, normaliseCode } from '../vocabulary/identifier.ts'
import type { Deal, DealBank, DealSources } from './deal.ts'
import { listedRisk, subjectLabel } from './listed-risk.ts'
import { nothingFound, noted, together, warned, type RiskFindings } from './warning.ts'

const labelOf = (one: DealBank): string => subjectLabel(one.bank, one.bic)

const bicCheck = (one: DealBank): RiskFindings =>
  one.bic === undefined || isBic(normaliseCode(one.bic))
    ? nothingFound
    : warned({
        section: 'settlement',
        level: 2,
        subject: labelOf(one),
        why: `BIC“${one.bic}”格式不符（应为 8 或 11 位），请核对。`,
        source: 'BIC 格式校验',
        citation: 'ISO 9362',
      })

/** Only countries under broad sanctions: every other one has ordinary banks. */
const bankCountry = (sources: DealSources, one: DealBank): RiskFindings => {
  if (one.country === undefined) return nothingFound
  const { level, bases } = sources.countryRisk(one.country)
  if (level !== 1) return nothingFound
  return warned({
    section: 'settlement',
    level: 2,
    subject: labelOf(one),
    why: `银行位于高风险国家${countryNameZh(one.country)}，须核实其是否受限及付款路径。`,
    source: '敏感国家表',
    citation: bases[0]?.citation ?? '',
  })
}

const dollars = (one: DealBank): RiskFindings =>
  one.currency === 'USD'
    ? noted(`${labelOf(one)} 以美元结算：经美国清算即有美国连接点，OFAC 制裁适用。`)
    : nothingFound

export const settlementRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together(
    (deal.settlement ?? []).flatMap(one => [
      listedRisk(sources, 'settlement', labelOf(one), {
        name: one.bank,
        type: '01',
        codes: one.bic === undefined ? [] : [one.bic],
        ...(one.country !== undefined && { country: one.country }),
      }),
      bicCheck(one),
      bankCountry(sources, one),
      dollars(one),
    ]),
  )
