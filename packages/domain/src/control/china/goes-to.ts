import type { ControlFacts } from '../facts/control-facts.ts'
import { treatedAs } from '../rule/context.ts'
import type { Party, Question } from '../rule/question.ts'

/** Guam or Puerto Rico are places of the United States to a notice too: it names the state. */
export const isPlaceOf = (facts: ControlFacts, place: string | undefined, state: string): boolean =>
  place !== undefined && treatedAs(facts, place.trim().toUpperCase()) === state

const takes = ({ role }: Party): boolean => role === 'consignee' || role === 'endUser'

/** Somebody seated in a state who takes goods that are sent elsewhere. */
export const takerFrom = (
  facts: ControlFacts,
  { parties = [] }: Question,
  state: string,
): Party | undefined => parties.find(party => takes(party) && isPlaceOf(facts, party.country, state))

/** Whether goods are sent to a state, or to somebody who is seated there. */
export const goesTo = (facts: ControlFacts, question: Question, state: string): boolean =>
  isPlaceOf(facts, question.destination, state) || takerFrom(facts, question, state) !== undefined
