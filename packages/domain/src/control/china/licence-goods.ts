import type { ControlFacts, LicenceGoods } from '../facts/control-facts.ts'
import { asks, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { FactValue } from '../rule/determination.ts'
import type { Question } from '../rule/question.ts'

export const tradeLaw = '对外贸易法第二十一条'
const id = 'cn.licence-goods'

/** A requirement of the catalogue, not of export control. */
export const isOfTradeLaw = ({ rule }: { readonly rule: string }): boolean =>
  rule.startsWith('cn-licence-goods')

/** Ten digits are one kind of goods; fewer are many. */
const tenDigits = 10
const heading = 8

/** Codes of the catalogue that a customs code is, or may be where it has fewer digits. */
export const codesUnder = ({ codes }: LicenceGoods, hsCode: string): string[] =>
  codes.filter(code => code.startsWith(hsCode))

const isOn =
  (day: string) =>
  ({ from, to }: LicenceGoods): boolean =>
    from <= day && day <= to

const yearOf = ({ from }: LicenceGoods): string => from.slice(0, 4)

const toldCodes = 3

/** A few codes by name, the rest by their number. */
const codesZh = (codes: readonly string[]): string =>
  `${codes.slice(0, toldCodes).join('、')}${codes.length > toldCodes ? `等 ${String(codes.length)} 个` : ''}`

const kindOf = ({ kind, quotaTo }: LicenceGoods, destination: string): FactValue =>
  kind === 'quota' && quotaTo.length > 0 && !quotaTo.includes(destination) ? 'licence' : kind

interface Met {
  readonly row: LicenceGoods
  readonly codes: readonly string[]
}

const metBy = (rows: readonly LicenceGoods[], hsCode: string): Met[] =>
  rows.map(row => ({ row, codes: codesUnder(row, hsCode) })).filter(({ codes }) => codes.length > 0)

const basisOf = (rule: string, question: Question, met: readonly Met[]): Basis => {
  const { hsCode = '', destination } = question
  const [first] = met
  return {
    stage: 'classification',
    rule,
    citation: [tradeLaw, first?.row.citation ?? []].flat().join('；'),
    facts: {
      hsCode,
      goods: met.map(({ row }) => row.goods),
      codes: codesZh(met.flatMap(({ codes }) => codes)),
      ...(first && {
        year: yearOf(first.row),
        kind: kindOf(first.row, destination),
        condition: first.row.condition,
      }),
    },
  }
}

const found = (question: Question, met: readonly Met[], isThisYear: boolean): Finding => {
  const rule = isThisYear ? 'cn-licence-goods' : 'cn-licence-goods-last'
  const basis = basisOf(rule, question, met)
  const isCertain = question.hsCode?.length === tenDigits && met[0]?.row.condition === '' && isThisYear
  return isCertain ? requires(basis) : asks({ ...basis, rule: `${rule}-open` }, id)
}

/** Not in it; what shares its eight digits is told, for ten digits are written anew each year. */
const free = (rows: readonly LicenceGoods[], question: Question): Finding => {
  const near = metBy(rows, (question.hsCode ?? '').slice(0, heading))
  const basis = basisOf('cn-licence-goods-none', question, near)
  return noted({
    ...basis,
    citation: `${tradeLaw}；${rows[0]?.citation ?? ''}`,
    facts: { ...basis.facts, year: rows[0] === undefined ? '' : yearOf(rows[0]) },
  })
}

/** Software and technology pass no customs; what is sent from abroad or stays in China is no export of its customs. */
const isOutside = ({ destination, shipFrom, activity, eccn }: Question): boolean =>
  destination === 'CN' ||
  (shipFrom !== undefined && shipFrom !== 'CN') ||
  activity === 'deemed' ||
  activity === 'reexport' ||
  /^\d[DE]/iu.test(eccn.trim())

/** 对外贸易法第二十一条: goods of the year's catalogue leave China with an export licence only, on no list of dual use or on one. */
export const licenceGoods = (facts: ControlFacts, question: Question): readonly Finding[] => {
  if (isOutside(question)) return nothing
  const { hsCode, date } = question
  if (hsCode === undefined) return [noted(basisOf('cn-licence-goods-untold', question, []), 'assumed')]
  const rows = facts.cnLicenceGoods.filter(isOn(date))
  const met = metBy(rows, hsCode)
  if (met.length > 0) return [found(question, met, true)]
  if (rows.length > 0) return [free(rows, question)]
  const last = metBy(
    facts.cnLicenceGoods.filter(row => row.to < date),
    hsCode,
  )
  return last.length > 0
    ? [found(question, last, false)]
    : [noted(basisOf('cn-licence-goods-year', question, []), 'assumed')]
}
