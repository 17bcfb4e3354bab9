import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { rowCoverage } from './row-coverage.ts'
import { specialControls } from './special-control.ts'

const licenceTerms = 'jurisdiction.licence-terms'

/** Reasons for which the chart licenses exports of the item to the destination. */
const markedReasons = (context: Context): readonly string[] => {
  const { entry, row, treated } = context
  if (entry === undefined || row === undefined || treated === 'US') return []
  const marked = entry.rows.filter(
    one =>
      specialControls[one.rule] === undefined &&
      row.columns.has(one.rule) &&
      rowCoverage(context, one).covers !== 'no',
  )
  return [...new Set(marked.map(({ reason }) => reason))]
}

/**
 * 15 CFR 736.2(b)(9), 750.7: goods that came under a licence or an exception stay under its terms. The chart marks no
 * transfer within a country, but where it marks the country such goods mostly lie there under one: that is asked.
 */
export const terms = (context: Context): readonly Finding[] => {
  const { question, code, paragraph, destination } = context
  if (question.activity !== 'transfer' && question.activity !== 'reexport') return nothing
  const reasons = question.activity === 'transfer' ? markedReasons(context) : []
  const basis = (rule: string): Basis => ({
    stage: 'chart',
    rule,
    citation: '736.2(b)(9); 750.7',
    facts: { eccn: code, paragraph, destination, reasons },
  })
  const answer = answerTo(context, licenceTerms)
  if (answer === 'no') return [noted(basis('licence-terms-bind'), 'answered')]
  if (answer === 'yes') return [requires(basis('licence-terms-bind'), { kind: 'answered', exceptions: [] })]
  if (reasons.length > 0) return [asks(basis('licence-terms-lies-there'), licenceTerms)]
  return [
    answer === 'unclear'
      ? asks(basis('licence-terms-bind'), licenceTerms)
      : assumes(basis('licence-terms'), licenceTerms),
  ]
}
