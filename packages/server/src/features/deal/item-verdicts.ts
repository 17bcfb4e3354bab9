import { determine } from '@maojian/domain/control/determine'
import { policiesZh } from '@maojian/domain/control/render/policy-zh'
import { citationZh, outcomesZh, stepZh, verdictZh } from '@maojian/domain/control/render/proof-zh'
import type { Ask, Determination, Verdict } from '@maojian/domain/control/rule/determination'
import type { Deal, DealItem, ItemVerdict } from '@maojian/domain/risk/deal'
import { controlFacts } from '../../facts/control-facts.ts'
import { questionOf, verdictWire, type AnyInput } from '../determination/entry.ts'

/** Where it was made, as far as the item says; answers given to the determination's own questions go before. */
const originFacts = (item: DealItem): DealItem['facts'] => {
  const { usOrigin, usContentPercent, usTechnology, facts } = item
  return {
    ...(usOrigin === false && { 'jurisdiction.from-us': 'no' as const }),
    // Without US content no kind of content can be above its level.
    ...(usContentPercent === 0 && { 'jurisdiction.no-de-minimis': 'no' as const }),
    ...(usTechnology === false && { 'jurisdiction.direct-product': 'no' as const }),
    ...facts,
  }
}

const madeOf = (item: DealItem): Pick<AnyInput, 'made' | 'contentShare'> => {
  const { usOrigin, usContentPercent, usTechnology } = item
  if (usOrigin === true) return { made: 'us' }
  if (usOrigin === undefined && usContentPercent === undefined && usTechnology === undefined) return {}
  return { made: 'foreign', ...(usContentPercent !== undefined && { contentShare: usContentPercent }) }
}

/** What the determination is asked of an item in a destination. */
export const itemInput = (item: DealItem, destination: string): AnyInput => {
  const isDollars = item.currency === undefined || item.currency === 'USD'
  return {
    eccn: item.eccn ?? '',
    destination,
    facts: originFacts(item),
    ...madeOf(item),
    ...(item.value !== undefined && isDollars && { value: item.value }),
    ...(item.cnCode !== undefined && { cnCode: item.cnCode }),
    ...(item.hsCode !== undefined && { hsCode: item.hsCode }),
  }
}

type Judged = Pick<Verdict, 'outcome' | 'proof' | 'questions' | 'requirements'>

const blocking = (verdict: Judged): ItemVerdict['questions'] =>
  verdictWire(verdict)
    .questions.filter(question => question.blocking)
    .map(({ id, text }) => ({ id, text }))

/** What a finding rests on: requirements, or without any the questions that hold it open. */
const grounds = ({ requirements, questions }: Judged) =>
  requirements.length > 0 ? requirements : questions.filter(one => one.blocking)

const citationsOf = (verdict: Judged): string =>
  [...new Set(grounds(verdict).map(one => citationZh(one.citation)))].join('；')

/** Steps that warn although no licence is required: they alone are why such an item is held up. */
const warningSteps = ({ outcome, proof }: Determination) =>
  outcome === 'no_licence_required' ? proof.filter(step => step.conclusion === 'review') : []

const american = (found: Determination): ItemVerdict => ({
  law: 'us',
  riskLevel: found.riskLevel,
  why: [verdictZh(found), ...warningSteps(found).map(stepZh)].join('；'),
  citation: [citationsOf(found), ...warningSteps(found).map(step => citationZh(step.citation))]
    .filter(text => text !== '')
    .join('；'),
  source: '美国出口管理条例',
  questions: blocking(found),
})

const isUndeclared = (asked: readonly Ask[], item: DealItem): boolean =>
  item.cnCode === undefined && asked.some(one => one.blocking)

const chineseRisk = (china: Determination['china'], item: DealItem): 0 | 1 | 2 => {
  if (china.outcome === 'prohibited') return 1
  if (china.requirements.some(one => one.policy === 'denial' || one.policy === 'presumption_of_denial'))
    return 1
  if (china.outcome === 'no_licence_required') return 0
  // A code that was not given is a question, no finding.
  return china.requirements.length === 0 && isUndeclared(china.questions, item) ? 0 : 2
}

/** How an application would be reviewed: it is what makes a requirement red. */
const reviewZh = ({ requirements }: Judged): string => {
  const policies = [...new Set(requirements.flatMap(({ policy }) => (policy === undefined ? [] : [policy])))]
  return policies.length === 0 ? '' : `；审查政策：${policies.map(one => policiesZh[one]).join('、')}`
}

const chinese = ({ china }: Determination, item: DealItem): ItemVerdict => ({
  law: 'cn',
  riskLevel: chineseRisk(china, item),
  why: `中国出口管制：${outcomesZh[china.outcome]}${reviewZh(china)}。`,
  citation: citationsOf(china),
  source: '两用物项出口管制清单与管制公告',
  questions: blocking(china),
})

/** The EAR's and China's verdict on an item in a destination, as `determine` gives them. */
export const itemVerdicts = (deal: Deal, item: DealItem, destination: string): readonly ItemVerdict[] => {
  const found = determine(controlFacts(), questionOf(itemInput(item, destination), deal.date))
  return [american(found), chinese(found, item)]
}
