import { countryNameZh, getCountry } from '../vocabulary/country.ts'
import { isBic, normaliseCode } from '../vocabulary/identifier.ts'
import type { Deal, DealBank, DealSources, DealSubject } from './deal.ts'
import { listedRisk, subjectLabel } from './listed-risk.ts'
import { about, nothingFound, noted, together, warned, type RiskFindings } from './warning.ts'

const labelOf = (one: DealBank): string => subjectLabel(one.bank, one.bic)

const bicFault = ({ bic, countries = [] }: DealBank): string | undefined => {
  if (bic === undefined) return undefined
  const code = normaliseCode(bic)
  if (!isBic(code)) return `BIC“${bic}”格式不符（应为 8 或 11 位），请核对。`
  if (getCountry(code.slice(4, 6)) === undefined) return `BIC“${bic}”的第五、六位不是国家代码，请核对。`
  return countries.length < 2
    ? undefined
    : `BIC 与所填国家不一致（${countries.map(countryNameZh).join('、')}）：各国均已判定，须核实开户行所在地。`
}

const bicCheck = (one: DealBank): RiskFindings => {
  const why = bicFault(one)
  if (why === undefined) return nothingFound
  const subject = labelOf(one)
  return warned({ section: 'settlement', level: 2, subject, why, source: 'BIC 校验', citation: 'ISO 9362' })
}

/** Only countries under broad sanctions: every other one has ordinary banks. */
const bankCountry = (sources: DealSources, one: DealBank, country: string): RiskFindings => {
  const { level, bases } = sources.countryRisk(country)
  if (level !== 1) return nothingFound
  return warned({
    section: 'settlement',
    level: 2,
    subject: labelOf(one),
    why: `银行位于高风险国家${countryNameZh(country)}，须核实其是否受限及付款路径。`,
    source: '敏感国家表',
    citation: bases[0]?.citation ?? '',
  })
}

/** Lists know an occupied region by its country; of countries that contradict none speaks against a match. */
export const bankSubject = ({ bank, bic, countries = [] }: DealBank): DealSubject => ({
  name: bank,
  type: '01',
  codes: bic === undefined ? [] : [bic],
  ...(countries.length === 1 && { country: countries[0]!.split('-')[0]! }),
})

/** Currencies of countries whose banks are broadly cut off: who is paid in one has business there. */
const confined: ReadonlyMap<string, string> = new Map([
  ['RUB', '俄罗斯卢布'],
  ['BYN', '白俄罗斯卢布'],
  ['KPW', '朝鲜圆'],
  ['IRR', '伊朗里亚尔'],
  ['SYP', '叙利亚镑'],
  ['CUP', '古巴比索'],
])

const currencyNote = (one: DealBank): RiskFindings => {
  if (one.currency === 'USD')
    return noted(`${labelOf(one)} 以美元结算：经美国清算即有美国连接点，OFAC 制裁适用。`)
  const name = confined.get(one.currency ?? '')
  return name === undefined
    ? nothingFound
    : noted(
        `${labelOf(one)} 以${name}结算：该货币所属国的银行多受制裁，须核实付款行、清算路径与真实交易对方。`,
      )
}

export const settlementRisk = (sources: DealSources, deal: Deal): RiskFindings =>
  together(
    (deal.settlement ?? []).map((one, row) =>
      about(
        { row },
        together([
          listedRisk(sources, 'settlement', labelOf(one), bankSubject(one)),
          bicCheck(one),
          ...(one.countries ?? []).map(country => bankCountry(sources, one, country)),
          currencyNote(one),
        ]),
      ),
    ),
  )
