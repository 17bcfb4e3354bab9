import { noticeState } from '../../vocabulary/dated-state.ts'
import type { CnNotice, ControlFacts } from '../facts/control-facts.ts'
import { readMilitaryName, type MilitaryName } from '../party/military-name.ts'
import { ownersOn, ownerZh } from '../party/owners-on.ts'
import { asks, assumes, noted, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Answer, Question } from '../rule/question.ts'
import { isListed } from './cn-item.ts'
import { goesTo, isPlaceOf } from './goes-to.ts'

const id = 'cn.military'

/** What the names of the parties say against the state that a notice names. */
interface Named {
  readonly name: string
  readonly kind: MilitaryName['kind']
  readonly words: readonly string[]
}

/**
 * 公告2024年第46号第一款 and 公告2026年第1号: no dual-use items for the military users and uses of a state, in the case of
 * Japan for whatever else strengthens it. They forbid by user, so a name counts wherever it takes the goods; elsewhere
 * nothing is asked of users whose names say nothing.
 */
export const militaryNotice = (
  facts: ControlFacts,
  question: Question,
  notice: CnNotice,
): readonly Finding[] => {
  if (noticeState(notice, question.date) === 'off') return []
  const state = notice.destination ?? ''
  const basis: Basis = {
    stage: 'embargo',
    rule: 'cn-military',
    citation: notice.notice,
    facts: { destination: state, subject: notice.subjectZh },
  }
  const isThere = goesTo(facts, question, state)
  const named = namedIn(facts, question, state)
  const told = named === undefined ? basis : withName(basis, named)
  if (named?.kind === 'service') return forbidden(facts, question, told)
  if (named === undefined && !isThere) return []
  const answer = isThere ? answerOf(question, state) : question.facts?.[id]
  if (answer === 'yes') return forbidden(facts, question, basis)
  // What a name says is asked whatever was answered of end uses; an answer to the question itself settles it.
  if (named !== undefined) return [asks(told, id)]
  if (answer === 'no') return [noted(basis, 'answered')]
  if (answer === 'unclear') return [asks(basis, id)]
  return [assumes({ ...basis, rule: 'cn-military-untold' }, id)]
}

const forbidden = (facts: ControlFacts, question: Question, basis: Basis): readonly Finding[] =>
  isListed(facts, question) ? [requires(basis, { prohibits: true })] : [asks(basis, id)]

const withName = (basis: Basis, { kind, name, words }: Named): Basis => ({
  ...basis,
  rule: kind === 'service' ? 'cn-military-service' : 'cn-military-sign',
  facts: { ...basis.facts, name, words },
})

/** Answers on end use 106 and 107 say yes or doubt for the notice; their no leaves open what Japan's adds to them. */
const answerOf = ({ endUses, facts }: Question, state: string): Answer | undefined => {
  const uses = [endUses?.[106], endUses?.[107]]
  if (uses.includes('yes')) return 'yes'
  if (facts?.[id] !== undefined) return facts[id]
  if (uses.includes('unclear')) return 'unclear'
  return uses.every(one => one === 'no') && state !== 'JP' ? 'no' : undefined
}

/** A name that says whose it is counts everywhere; one that does not, where the goods or the party are in that state. */
const namedIn = (facts: ControlFacts, question: Question, state: string): Named | undefined => {
  const isSentThere = isPlaceOf(facts, question.destination, state)
  const found = (question.parties ?? [])
    .filter(({ role }) => role !== 'bank' && role !== 'forwarder')
    .flatMap((party): Named[] => {
      const isThere = isSentThere || isPlaceOf(facts, party.country, state)
      const isAtHome = isPlaceOf(facts, party.country ?? question.destination, state)
      const theirs = (name: string): MilitaryName[] => {
        const read = readMilitaryName(facts.militaryWords, name)
        if (read === undefined) return []
        return (read.countries.length === 0 ? isThere : read.countries.includes(state)) ? [read] : []
      }
      const { name = '' } = party
      // Whom armed forces own is asked about; only who bears their name is one of them.
      return [
        ...theirs(name).map(read => ({ name, kind: kindOf(read, isAtHome), words: read.words })),
        ...ownersOn(party, question.date).flatMap(owner =>
          theirs(owner).map(({ words }) => ({ name: ownerZh(party, owner), kind: 'sign' as const, words })),
        ),
      ]
    })
  return found.find(one => one.kind === 'service') ?? found[0]
}

/** A branch that tells no state is, at home, that state's; police and government intelligence are no armed services. */
const kindOf = ({ kind, isArmed, isOfPlace }: MilitaryName, isAtHome: boolean): MilitaryName['kind'] =>
  isOfPlace && isAtHome ? 'service' : isArmed ? kind : 'sign'
