import { determineForUser, determineLicence } from '@maojian/contract/calls/determination'
import { type Answer } from '@maojian/contract/calls/licence-answers'
import { useMemo } from 'react'
import { CallFault } from '../../api/call-fault.ts'
import { useCall } from '../../api/use-call.ts'
import { useKeptState } from '../../ui/form/use-kept-state.ts'
import type { Answers } from './end-use-answers.ts'
import type { LicenceQuery } from './licence-form.tsx'
import { readOwnerLines } from './owner-lines.ts'
import { askedContent, askedParties } from './party-lines.ts'
import { refusalOf } from '../../api/refusal.ts'

const textOf = (answers: Answers): string | undefined =>
  Object.keys(answers).length === 0 ? undefined : JSON.stringify(answers)

const without = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text)

/** How the rules are told that the item is on no Chinese list. */
const declaredUnlisted = 'none'

/** Answers to questions and decisions on hits belong to one item, destination and end user. */
export const useAnswers = ({ eccn, destination, endUser }: LicenceQuery) => {
  const subject = [eccn, destination, endUser].join('|')
  const [facts, setFacts] = useKeptState<Answers>(`licence.facts.${subject}`, {})
  const [decisions, setDecisions] = useKeptState<Answers>(`licence.decisions.${subject}`, {})
  return {
    facts,
    decisions,
    answer: (id: string, answer: Answer) => setFacts({ ...facts, [id]: answer }),
    decide: (id: string, answer: Answer) => setDecisions({ ...decisions, [id]: answer }),
    forget: () => {
      setFacts({})
      setDecisions({})
    },
  }
}

type Given = ReturnType<typeof useAnswers>

/** The question as the calls take it: what the address has, and the answers of this tab. */
const questionOf = (query: LicenceQuery, facts: Answers, endUses: Answers) => ({
  eccn: query.eccn ?? '',
  destination: query.destination ?? '',
  value: without(query.value),
  date: without(query.date),
  cnCode: query.cnCode?.trim() === '无' ? declaredUnlisted : without(query.cnCode),
  made: without(query.made),
  contentShare: without(query.contentShare),
  content: askedContent(query.content),
  relatedTo: without(query.relatedTo),
  hsCode: without(query.hsCode),
  activity: without(query.activity),
  shipFrom: without(query.shipFrom),
  via: without(query.via),
  headquarters: without(query.headquarters),
  facts: textOf(facts),
  endUses: textOf(endUses),
})

/** Who takes part, where somebody is named. */
const partiesOf = (query: LicenceQuery, decisions: Answers) => {
  const { rows } = readOwnerLines(query.owners ?? '')
  return {
    endUser: without(query.endUser),
    parties: askedParties(query.parties),
    decisions: textOf(decisions),
    owners: rows.length === 0 ? undefined : JSON.stringify(rows),
  }
}

/** The question of the address put to the server: its answer, what was sent, and a refusal whose field is known. */
export const useDetermination = (
  query: LicenceQuery,
  endUses: Answers,
  { facts, decisions }: Pick<Given, 'facts' | 'decisions'>,
) => {
  const question = questionOf(query, facts, endUses)
  const parties = partiesOf(query, decisions)
  const isAsked = question.eccn !== '' && question.destination !== ''
  const isNamed = parties.endUser !== undefined || parties.parties !== undefined
  const same = { keepWhile: (former: { eccn: string }) => former.eccn === question.eccn }
  const plain = useCall(determineLicence, question, { ...same, enabled: isAsked && !isNamed })
  const screened = useCall(
    determineForUser,
    { ...question, ...parties },
    { ...same, enabled: isAsked && isNamed },
  )
  const found = isNamed ? screened : plain
  const message = found.error instanceof CallFault ? found.error.message : ''
  const refused = useMemo(() => refusalOf(message), [message])
  return { isAsked, found, refused, sent: { ...question, ...(isNamed && parties) } }
}
