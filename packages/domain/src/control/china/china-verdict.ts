import type { ControlFacts } from '../facts/control-facts.ts'
import type { Ask, Determination, Outcome, ProofStep, Requirement } from '../rule/determination.ts'
import { assumes, noted } from '../rule/finding.ts'
import type { Finding } from '../rule/finding.ts'
import type { Question } from '../rule/question.ts'
import { openStages, resolveAnswers } from '../rule/resolve.ts'
import { deliveryAtHome } from './delivery-at-home.ts'
import { fromAbroad, originAbroad } from './abroad.ts'
import { isOfTradeLaw, licenceGoods, tradeLaw } from './licence-goods.ts'
import { catchAll } from './catch-all.ts'
import { cnItem } from './cn-item.ts'
import { cnNotices } from './cn-notices.ts'
import { cnParties } from './cn-parties.ts'
import { rareEarthUse } from './rare-earth-use.ts'
import { unEmbargo } from './un-embargo.ts'

type ChinaVerdict = Determination['china']

/**
 * China's own export control, a verdict beside the EAR's: list, notices, control and watch lists, catch-all of
 * 出口管制法第十二条. Goods that neither leave China nor hold China-origin content fall outside.
 */
export const chinaVerdict = (facts: ControlFacts, question: Question): ChinaVerdict => {
  const delivery = question.destination === 'CN' ? deliveryAtHome(question) : undefined
  if (delivery?.isOver) return settle(delivery.findings)
  if (question.china?.chinaOrigin === 'no')
    return settle([
      noted({ stage: 'jurisdiction', rule: 'cn-outside', citation: '出口管制法第二条' }, 'answered'),
    ])
  const abroad = originAbroad(question)
  if (abroad?.isOutside)
    return settle(resolveAnswers([abroad.finding, ...fromAbroad(facts, question)], question.facts))
  const item = [
    ...(delivery?.findings ?? []),
    ...(abroad === undefined ? [] : [abroad.finding]),
    ...cnItem(facts, question),
    ...licenceGoods(facts, question),
  ]
  const rest = [
    ...fromAbroad(facts, question),
    ...unEmbargo(facts, question),
    ...cnNotices(facts, question),
    ...cnParties(facts, question),
    ...catchAll(question),
    ...rareEarthUse(facts, question),
  ]
  return settle(resolveAnswers([...item, ...rest, ...unasked(question)], question.facts))
}

const unasked = (question: Question): readonly Finding[] =>
  question.endUses?.[111] === undefined
    ? [
        assumes(
          { stage: 'end_use', rule: 'cn-catch-all-open', citation: '出口管制法第十二条第三款' },
          'cn.end-use',
        ),
      ]
    : []

const settle = (findings: readonly Finding[]): ChinaVerdict => {
  const requirements: Requirement[] = findings.flatMap(one => (one.requirement ? [one.requirement] : []))
  const questions: Ask[] = findings.flatMap(one => (one.ask ? [one.ask] : []))
  const outcome = outcomeOf(requirements, questions)
  const isTradeLaw = outcome === 'licence_required' && requirements.every(isOfTradeLaw)
  const last: ProofStep = {
    stage: 'conclusion',
    rule: isTradeLaw ? 'cn-trade-licence' : `cn-${outcome}`,
    citation: isTradeLaw ? tradeLaw : '出口管制法第十二条',
    facts: { open: openStages(findings) },
    conclusion:
      outcome === 'no_licence_required'
        ? 'none'
        : outcome === 'expert_review'
          ? 'review'
          : outcome === 'prohibited'
            ? 'prohibited'
            : 'licence',
    kind: 'computed',
  }
  return { outcome, proof: [...findings.map(one => one.step), last], requirements, questions }
}

const outcomeOf = (requirements: readonly Requirement[], questions: readonly Ask[]): Outcome => {
  if (requirements.some(one => one.prohibits)) return 'prohibited'
  if (requirements.length > 0) return 'licence_required'
  return questions.some(one => one.blocking) ? 'expert_review' : 'no_licence_required'
}
