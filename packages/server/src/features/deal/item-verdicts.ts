import { determine } from '@maojian/domain/control/determine'
import { citationZh, outcomesZh, verdictZh } from '@maojian/domain/control/render/proof-zh'
import type { Ask, Determination, Verdict } from '@maojian/domain/control/rule/determination'
import type { Origin, Question } from '@maojian/domain/control/rule/question'
import type { Deal, DealItem, ItemVerdict } from '@maojian/domain/risk/deal'
import { controlFacts } from '../../facts/control-facts.ts'
import { verdictWire } from '../determination/entry.ts'

const originOf = (item: DealItem): Origin | undefined => {
  const { usOrigin, usContentPercent, usTechnology } = item
  if (usOrigin === true) return { made: 'us' }
  if (usOrigin === undefined && usContentPercent === undefined && usTechnology === undefined) return undefined
  return {
    made: 'foreign',
    ...(usOrigin === false && { fromUs: 'no' as const }),
    ...(usContentPercent !== undefined && { contentShare: usContentPercent }),
    // Without US content no kind of content can be above its level.
    ...(usContentPercent === 0 && { noDeMinimis: 'no' as const }),
    ...(usTechnology !== undefined && {
      directProduct: usTechnology ? ('unclear' as const) : ('no' as const),
    }),
  }
}

const questionOf = (deal: Deal, item: DealItem, destination: string): Question => {
  const origin = originOf(item)
  const isDollars = item.currency === undefined || item.currency === 'USD'
  return {
    eccn: item.eccn ?? '',
    destination,
    date: deal.date,
    facts: item.facts,
    ...(origin !== undefined && { origin }),
    ...(item.value !== undefined && isDollars && { value: item.value }),
    ...(item.cnCode !== undefined && { china: { code: item.cnCode } }),
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

const american = (found: Determination): ItemVerdict => ({
  riskLevel: found.riskLevel,
  why: verdictZh(found),
  citation: citationsOf(found),
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

const chinese = ({ china }: Determination, item: DealItem): ItemVerdict => ({
  riskLevel: chineseRisk(china, item),
  why: `中国出口管制：${outcomesZh[china.outcome]}。`,
  citation: citationsOf(china),
  source: '两用物项出口管制清单与管制公告',
  questions: blocking(china),
})

/** The EAR's and China's verdict on an item in a destination, as `determine` gives them. */
export const itemVerdicts = (deal: Deal, item: DealItem, destination: string): readonly ItemVerdict[] => {
  const found = determine(controlFacts(), questionOf(deal, item, destination))
  return [american(found), chinese(found, item)]
}
