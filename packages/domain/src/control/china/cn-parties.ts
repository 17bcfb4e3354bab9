import type { ControlFacts } from '../facts/control-facts.ts'
import { openHits } from '../party/open-hit.ts'
import { ownedUnder } from '../party/owned-party.ts'
import { asks, assumes, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { FindingPause, Party, PartyFinding, Question } from '../rule/question.ts'

/** 管控名单, 关注名单, 不可靠实体清单 and countermeasures, on parties already screened. */
export const cnParties = (facts: ControlFacts, question: Question): readonly Finding[] => {
  if (!question.parties || question.parties.length === 0)
    return [
      assumes({ stage: 'party', rule: 'cn-parties-assumed', citation: '出口管制法第十八条' }, 'cn.parties'),
    ]
  const isListedItem = question.china?.code?.trim().toLowerCase() !== 'none'
  return [
    ...question.parties.flatMap(party =>
      party.findings.flatMap(finding => consequence(finding, isListedItem)),
    ),
    ...openHits(question.parties, 'cn', '出口管制法第十八条'),
    ...question.parties.flatMap(party => owned(facts, question, party)),
  ]
}

/** China's own clause is narrow and dated: what listed parties hold is told with its arithmetic and asked. */
const owned = (facts: ControlFacts, question: Question, party: Party): readonly Finding[] => {
  const found = ownedUnder(facts, question.date, party, 'cn')
  if (found === undefined) return []
  const basis: Basis = {
    stage: 'party',
    rule: 'cn-affiliate',
    citation: '出口管制法第十八条；商务部公告2025年第61号第二款',
    facts: { reason: found.reason },
  }
  return [found.reach === 'not blocked' ? noted(basis) : asks(basis, 'cn.affiliate')]
}

/** Measures that are paused bring nothing; whether those whose pause has ended apply again has to be verified. */
const ofPaused = (basis: Basis, { state, until, citation }: FindingPause): readonly Finding[] => {
  const told: Basis = { ...basis, citation, facts: { ...basis.facts, list: basis.rule, until } }
  return state === 'paused'
    ? [noted({ ...told, rule: 'cn-list-paused' })]
    : [asks({ ...told, rule: 'cn-list-pause-over' }, pausedIds[basis.rule] ?? 'cn.countermeasures', 'verify')]
}

const pausedIds: Readonly<Record<string, string>> = {
  'cn-control-list': 'cn.control-list',
  'cn-watch-list': 'cn.watch-list',
}

const consequence = (finding: PartyFinding, isListedItem: boolean): readonly Finding[] => {
  const basis: Basis = {
    stage: 'party',
    rule: finding.list,
    citation: '',
    facts: { reference: finding.reference ?? '' },
  }
  if (finding.pause !== undefined && finding.list.startsWith('cn-')) return ofPaused(basis, finding.pause)
  if (finding.list === 'cn-control-list')
    return controlList(
      { ...basis, citation: '出口管制法第十八条；两用物项出口管制条例第二十八、二十九条' },
      isListedItem,
    )
  if (finding.list === 'cn-watch-list')
    return [asks({ ...basis, citation: '两用物项出口管制条例第二十六条' }, 'cn.watch-list')]
  if (finding.list === 'cn-unreliable')
    return [requires({ ...basis, citation: '不可靠实体清单规定第十条' }, { prohibits: true })]
  if (finding.list === 'cn-countermeasures')
    return [asks({ ...basis, citation: '反外国制裁法第六条' }, 'cn.countermeasures')]
  return []
}

/** The measure forbids dual-use items; for items declared unlisted the catch-all still has to be cleared. */
const controlList = (basis: Basis, isListedItem: boolean): readonly Finding[] =>
  isListedItem
    ? [requires(basis, { prohibits: true })]
    : [
        noted({ ...basis, rule: 'cn-control-list-unlisted' }),
        asks(
          { ...basis, rule: 'cn-control-list-catch-all', citation: '出口管制法第十二条第三款' },
          'cn.control-list',
        ),
      ]
