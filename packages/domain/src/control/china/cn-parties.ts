import type { ControlFacts } from '../facts/control-facts.ts'
import { openHits } from '../party/open-hit.ts'
import { ownedUnder } from '../party/owned-party.ts'
import { asks, assumes, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { FindingPause, Party, PartyFinding, Question } from '../rule/question.ts'
import { unreliableMeasure } from './unreliable-measure.ts'

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
    citation: '出口管制法第十八条；商务部公告2025年第61号第二条',
    facts: { reason: found.reason },
  }
  return [found.reach === 'not blocked' ? noted(basis) : asks(basis, 'cn.affiliate')]
}

const listIds: Readonly<Partial<Record<PartyFinding['list'], string>>> = {
  'cn-control-list': 'cn.control-list',
  'cn-watch-list': 'cn.watch-list',
  'cn-unreliable': 'cn.unreliable',
  'cn-countermeasures': 'cn.countermeasures',
}

const pauseRules = { over: 'cn-list-pause-over', unverified: 'cn-list-unverified' } as const

/** Measures that are paused bring nothing; whether those whose pause has ended, or may have begun, apply has to be verified. */
const ofPaused = (
  basis: Basis,
  { state, until, citation }: FindingPause,
  inForce: readonly Finding[],
): readonly Finding[] => {
  const told: Basis = { ...basis, citation, facts: { ...basis.facts, list: basis.rule, until } }
  if (state === 'paused') return [noted({ ...told, rule: 'cn-list-paused' })]
  const pending = inForce.find(one => one.requirement !== undefined)?.requirement
  const open = asks(
    { ...told, rule: pauseRules[state] },
    listIds[basis.rule as PartyFinding['list']]!,
    'verify',
  )
  return [{ ...open, ...(pending && { pending }) }]
}

const consequence = (finding: PartyFinding, isListedItem: boolean): readonly Finding[] => {
  const { list, reference = '', pause } = finding
  if (listIds[list] === undefined) return []
  const basis: Basis = { stage: 'party', rule: list, citation: '', facts: { reference } }
  const inForce = whileInForce(finding, basis, isListedItem)
  return pause === undefined ? inForce : ofPaused(basis, pause, inForce)
}

const whileInForce = ({ list }: PartyFinding, basis: Basis, isListedItem: boolean): readonly Finding[] => {
  if (list === 'cn-control-list')
    return controlList(
      { ...basis, citation: '出口管制法第十八条；两用物项出口管制条例第二十八、二十九条' },
      isListedItem,
    )
  if (list === 'cn-watch-list')
    return [asks({ ...basis, citation: '两用物项出口管制条例第二十六条' }, 'cn.watch-list')]
  if (list === 'cn-unreliable') return unreliable(basis)
  return [asks({ ...basis, citation: '反外国制裁法第六条' }, 'cn.countermeasures')]
}

/** Each act forbids something of its own: one only that the party sells gene sequencers to China. */
const unreliable = (basis: Basis): readonly Finding[] => {
  const { kind, citation } = unreliableMeasure(String(basis.facts?.['reference'] ?? ''))
  const told: Basis = { ...basis, citation, facts: { ...basis.facts, measure: kind } }
  if (kind === 'sequencers') return [noted({ ...told, rule: 'cn-unreliable-other' })]
  return kind === 'untold'
    ? [asks({ ...told, rule: 'cn-unreliable-other' }, 'cn.unreliable', 'verify')]
    : [requires(told, { prohibits: true })]
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
