import { traceOwnership } from '@maojian/domain/ownership/trace-ownership'
import type { Deal } from '@maojian/domain/risk/deal'
import { noted, together, warned, type RiskFindings, type Section } from '@maojian/domain/risk/warning'
import { ownershipRegimes, type OwnershipRegime } from '@maojian/domain/vocabulary/ownership'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Context } from '../../http/context.ts'
import { storedOwners, type StoredQuestion } from '../enterprise/entry.ts'

/** Where nobody has a graph to ask. */
export const ownershipUnchecked: RiskFindings = noted(
  '未收录股权数据：未核查交易方、银行的股东与实际控制人。',
)

/** As on the partner itself: what is owned by the listed stops the deal, what may be is clarified first. */
const levels = { blocked: 1, 'cannot be excluded': 2 } as const

const isListedItself = ({ owners, target }: StoredQuestion, regime: OwnershipRegime): boolean =>
  owners.some(one => one.label === target && one.regimes.includes(regime))

const warningsOf = (question: StoredQuestion, section: Section): RiskFindings => {
  const { regimes } = traceOwnership(controlFacts(), question)
  return warned(
    ...ownershipRegimes.flatMap(regime => {
      const { state, reason } = regimes[regime]
      if (state === 'not blocked' || isListedItself(question, regime)) return []
      return [
        {
          section,
          level: levels[state],
          subject: question.target,
          why: reason,
          source: '企业图谱股权数据',
          citation: '',
        },
      ]
    }),
  )
}

interface Named {
  readonly name: string
  readonly section: Section
}

const namedIn = ({ partners = [], settlement = [] }: Deal): Named[] => [
  ...partners.map(({ name }) => ({ name, section: 'partner' as const })),
  ...settlement.map(({ bank }) => ({ name: bank, section: 'settlement' as const })),
]

/** Who stands behind partners and banks, by the stored graph; whoever it does not hold is named, never cleared. */
export const dealOwnership = async (
  context: Pick<Context, 'db' | 'engine' | 'graph'>,
  deal: Deal,
): Promise<RiskFindings> => {
  const found: RiskFindings[] = []
  const missing: string[] = []
  for (const { name, section } of namedIn(deal)) {
    const questions = await storedOwners(context, name, deal.date)
    if (questions.length === 0) missing.push(name)
    found.push(...questions.map(question => warningsOf(question, section)))
  }
  if (missing.length > 0) found.push(noted(`未收录股权数据：未核查${missing.join('、')}的股东与实际控制人。`))
  return together(found)
}
