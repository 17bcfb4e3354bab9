import { isOfTradeLaw } from '@maojian/domain/control/china/licence-goods'
import { determine } from '@maojian/domain/control/determine'
import { policiesZh } from '@maojian/domain/control/render/policy-zh'
import { citationZh, outcomesZh, stepZh, verdictZh } from '@maojian/domain/control/render/proof-zh'
import type { Ask, Determination, ProofStep, Verdict } from '@maojian/domain/control/rule/determination'
import type { Party, Question } from '@maojian/domain/control/rule/question'
import type { DealItem, DealPartner, ItemVerdict, Shipment } from '@maojian/domain/risk/deal'
import type { Outcome } from '@maojian/domain/vocabulary/outcome'
import type { WarningKind } from '@maojian/domain/vocabulary/warning-kind'
import { controlFacts } from '../../facts/control-facts.ts'
import { listsNotHeld, questionOf, verdictWire, type AnyInput } from '../determination/entry.ts'
import type { Screener } from '../screening/entry.ts'

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

/** Where it goes and what for, as the determination is asked of it. */
const wayOf = ({ destination, shipFrom, via, endUse }: Shipment): Omit<AnyInput, 'eccn'> => ({
  destination,
  ...(shipFrom !== undefined && { shipFrom }),
  ...(via.length > 0 && { via: [...via] }),
  ...(endUse && Object.keys(endUse).length > 0 && { endUses: { ...endUse } }),
})

/** What the determination is asked of an item on its way. */
export const itemInput = (item: DealItem, shipment: Shipment): AnyInput => {
  const isDollars = item.currency === undefined || item.currency === 'USD'
  return {
    eccn: item.eccn ?? '',
    ...wayOf(shipment),
    facts: originFacts(item),
    ...madeOf(item),
    ...(item.value !== undefined && isDollars && { value: item.value }),
    ...(item.cnCode !== undefined && { cnCode: item.cnCode }),
    ...(item.hsCode !== undefined && { hsCode: item.hsCode }),
  }
}

const kindOf: Readonly<Record<Outcome, WarningKind>> = {
  prohibited: 'prohibited',
  licence_required: 'licence',
  exception_may_apply: 'licence',
  expert_review: 'verify',
  no_licence_required: 'verify',
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

/** Rules on those who take part and on the use: the reader sees of whom they speak. */
const aboutPeople: ReadonlySet<string> = new Set(['party', 'end_use'])

const decides = ({ conclusion }: ProofStep): boolean =>
  conclusion === 'licence' || conclusion === 'prohibited'

/** Steps to tell beside the outcome: warnings where nothing is required, else what forbids, and whom or what use it meets. */
const toldSteps = ({ outcome, proof }: Pick<Verdict, 'outcome' | 'proof'>): readonly ProofStep[] => {
  const own = proof.filter(step => step.stage !== 'conclusion')
  if (outcome === 'no_licence_required') return own.filter(step => step.conclusion === 'review')
  return own.filter(
    step =>
      step.conclusion === 'prohibited' ||
      (decides(step) && (aboutPeople.has(step.stage) || isOfTradeLaw(step))),
  )
}

const american = (found: Determination): ItemVerdict => ({
  law: 'us',
  riskLevel: found.riskLevel,
  kind: kindOf[found.outcome],
  why: [verdictZh(found), ...new Set(toldSteps(found).map(stepZh))].join('；'),
  citation: [citationsOf(found), ...warningCitations(found)].filter(text => text !== '').join('；'),
  source: '美国出口管理条例',
  questions: blocking(found),
  notes: [],
})

const warningCitations = (found: Determination): string[] =>
  found.outcome === 'no_licence_required' ? toldSteps(found).map(step => citationZh(step.citation)) : []

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

/** The law that asks for a licence: that of foreign trade alone for goods of its catalogue. */
const lawOf = ({ outcome, requirements }: Judged) =>
  outcome === 'licence_required' && requirements.every(isOfTradeLaw)
    ? { name: '中国对外贸易管理', source: '出口许可证管理货物目录' }
    : { name: '中国出口管制', source: '两用物项出口管制清单与管制公告' }

const chinese = ({ china }: Determination, item: DealItem): ItemVerdict => ({
  law: 'cn',
  riskLevel: chineseRisk(china, item),
  kind: kindOf[china.outcome],
  why: [
    `${lawOf(china).name}：${outcomesZh[china.outcome]}${reviewZh(china)}`,
    ...new Set(toldSteps(china).map(stepZh)),
  ].join('；'),
  citation: citationsOf(china),
  source: lawOf(china).source,
  questions: blocking(china),
  notes: china.proof.filter(({ rule }) => rule === 'cn-notice-suspended').map(stepZh),
})

/** The lists that were asked, and whoever of the partners takes part, already screened. */
export interface Asked {
  readonly lists: Screener
  readonly day: string
  readonly parties: (partner: DealPartner) => readonly Party[]
}

const partiesOf = (
  { lists, parties }: Asked,
  { partners }: Shipment,
): Pick<Question, 'parties' | 'listsNotHeld'> =>
  partners === undefined
    ? {}
    : { parties: partners.flatMap(parties), listsNotHeld: listsNotHeld(lists.index) }

/** The EAR's and China's verdict on an item on its way, as `determine` gives them. */
export const itemVerdicts = (asked: Asked, item: DealItem, shipment: Shipment): readonly ItemVerdict[] => {
  const question = questionOf(itemInput(item, shipment), asked.day)
  const found = determine(controlFacts(), { ...question, ...partiesOf(asked, shipment) })
  return [american(found), chinese(found, item)]
}
