import { isUnder } from '../code/paragraph.ts'
import type { ControlRow, Eccn } from '../facts/control-facts.ts'
import { asks, assumes, noted, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Context } from '../rule/context.ts'
import { openPolicyAnswers, reviewPolicy } from '../review/review-policy.ts'
import type { PolicyFound } from '../rule/determination.ts'
import { conditionId, rowCoverage } from './row-coverage.ts'
import type { RowCoverage } from './row-coverage.ts'
import { specialControls, type SpecialControl } from './special-control.ts'

/** 15 CFR 738.4(a): every row of the entry that reaches the item, against the destination; each reason by itself. */
export const chartRule = (context: Context): readonly Finding[] => {
  if (context.entry === undefined || context.row === undefined) return nothing
  const findings: Finding[] = []
  for (const row of context.entry.rows) {
    const reached = rowCoverage(context, row)
    if (reached.covers !== 'no') for (const one of judgeRow(context, row, reached)) findings.push(one)
  }
  return isParagraphOpen(findings) && needsEveryParagraph(context, context.entry)
    ? [
        ...findings,
        requires({
          stage: 'chart',
          rule: 'every-paragraph',
          citation: '738.4(a)',
          facts: { eccn: context.code, destination: context.destination },
        }),
      ]
    : findings
}

/** Nothing is required yet, and only because the paragraph was not named. */
const isParagraphOpen = (findings: readonly Finding[]): boolean =>
  findings.some(one => one.ask?.id.startsWith('paragraph.')) &&
  !findings.some(one => one.requirement !== undefined)

/** Whichever paragraph the item is, one row of the table reaches it there without a further question. */
const needsEveryParagraph = (context: Context, { paragraphs, rows }: Eccn): boolean =>
  paragraphs.length > 0 &&
  paragraphs.every(paragraph => {
    const isParent = paragraphs.some(other => other !== paragraph && isUnder(other, paragraph))
    const one = { ...context, paragraph }
    return isParent || rows.some(row => rowCoverage(one, row).covers === 'yes' && isReached(one, row))
  })

const isReached = (context: Context, row: ControlRow): boolean => {
  const special = specialControls[row.rule]
  if (special) return special.applies(context) === 'yes'
  return context.question.activity !== 'transfer' && context.row?.columns.has(row.rule) === true
}

const judgeRow = (context: Context, row: ControlRow, reached: RowCoverage): readonly Finding[] => {
  const special = specialControls[row.rule]
  const applies = special ? special.applies(context) : context.row?.columns.has(row.rule) ? 'yes' : 'no'
  const basis = basisOf(context, row, special !== undefined)
  // General Prohibition One speaks of exports and reexports: the chart marks no transfer within a country.
  if (special === undefined && context.question.activity === 'transfer')
    return [noted({ ...basis, rule: 'chart-transfer', citation: '736.2(b)(1); 734.16' })]
  if (applies === 'no') return [noted(special ? basis : referred(context, basis))]
  const reviewed = { rule: basis.rule, reason: row.reason }
  const policy = reviewPolicy(context, reviewed)
  const found = requires(withPolicy(basis, policy), requirementOf(row, policy, special))
  const open = (finding: Finding): readonly Finding[] => [{ ...finding, pending: found.requirement! }]
  if (applies === 'verify') return open(asks(basis, `verify.${row.rule}`, 'verify'))
  if (reached.covers === 'ask') return open(asks(opened(basis, row, reached), questionId(row, reached)))
  if (applies === 'ask') return open(asks(basis, `special.${row.rule}`))
  const all = [found]
  if (reached.because === 'unless') all.push(assumes(opened(basis, row, reached), conditionId(row)))
  for (const id of openPolicyAnswers(context, reviewed))
    all.push(assumes({ ...basis, rule: policyRule(id) }, id))
  return all
}

/** `policy.chip-limits-2026` → the sentence that asks for it. */
const policyRule = (id: string): string => id.replace('.', '-')

const withPolicy = (
  { stage, rule, citation, facts }: Basis,
  { policy, policyCitation = '', policyVerified = true }: PolicyFound,
): Basis => ({
  stage,
  rule,
  citation,
  facts: { ...facts, policy: policy ?? '', policyCitation, policyVerified },
})

const requirementOf = ({ reason }: ControlRow, policy: PolicyFound, special: SpecialControl | undefined) =>
  special?.exceptions === undefined
    ? { reason, ...policy }
    : { reason, ...policy, exceptions: special.exceptions }

/** Rows of the chart that bear no marks at all permit nothing by their blank cells. */
const referred = (context: Context, basis: Basis): Basis => {
  const referral = context.row?.referral
  return referral === undefined || referral === '734.13'
    ? basis
    : { ...basis, rule: 'chart-referral', citation: referral }
}

const questionId = (row: ControlRow, reached: RowCoverage): string =>
  reached.because === 'paragraph' ? `paragraph.${row.eccn}` : conditionId(row)

const basisOf = (context: Context, row: ControlRow, special: boolean): Basis => ({
  stage: 'chart',
  rule: special ? row.rule : 'chart-column',
  citation: special ? row.citation : '738.4(a)(2); 738 Supp. 1',
  facts: {
    eccn: row.eccn,
    reason: row.reason,
    column: special ? '' : row.rule,
    destination: context.destination,
  },
})

const opened = (basis: Basis, row: ControlRow, reached: RowCoverage): Basis => ({
  ...basis,
  rule: reached.because === 'paragraph' ? 'paragraph-open' : `scope-${row.condition ?? 'technical'}`,
  facts: {
    ...basis.facts,
    control: basis.rule,
    refs: row.refs,
    ...(row.exclusionZh !== undefined && { exclusion: row.exclusionZh }),
  },
})
