import { destinationRules } from '../embargo/destination-rules.ts'
import { answerTo, contextOf, inSet, isOccupied, isPlaceIn, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, warns } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Party } from '../rule/question.ts'

/** Asked by both laws: whether the goods go on to the country of who takes them. */
export const goesOn = 'party.goes-on'

/**
 * 732 Supp. 3 (b): goods that go elsewhere than to the country of who takes them are a red flag. Where the item could not
 * go to that country as it goes to the destination, the deal waits until it is known whether it goes on (734.13(c)).
 */
export const takesElsewhere = (context: Context, party: Party): readonly Finding[] =>
  concerned(context, party)
    .filter(({ country }) => !isSamePlace(context, country))
    .flatMap(place => atPlace(context, party, place))

interface Place {
  readonly country: string
  /** Where the party, or its parent at the top, has its headquarters. */
  readonly isSeat?: true
}

const atPlace = (context: Context, party: Party, place: Place): readonly Finding[] => {
  const { country } = place
  const basis: Basis = {
    stage: 'party',
    rule: 'party-elsewhere',
    citation: '732 Supp. 3; 748.5(e), (f)',
    facts: { ...place, destination: context.destination },
  }
  const there = destinationRules(contextOf(context.facts, { ...context.question, destination: country }))
  const needed = there.filter(one => one.requirement !== undefined)
  const isOpen = there.some(one => one.ask?.blocking)
  // A bank moves no goods: where it is seated is told, and holds nothing up by itself.
  if (party.role === 'bank' || (needed.length === 0 && !isOpen)) return [warns(basis)]
  return goingOn(context, basis, needed)
}

/** Who takes the goods counts wherever seated; anybody counts whose place or seat is where nearly nothing may go. */
const concerned = (context: Context, { role, country, headquarters }: Party): readonly Place[] => {
  const takes = role === 'consignee' || role === 'endUser'
  const isUser = role === undefined || role === 'endUser'
  const place = role === undefined ? undefined : country
  const seats = [headquarters, isUser ? context.question.headquarters : undefined]
  const told = [place, ...seats].flatMap((one, at): Place[] => {
    if (one === undefined || !((at === 0 && takes) || isEmbargoed(context, one))) return []
    return [at === 0 ? { country: one } : { country: one, isSeat: true }]
  })
  return told.filter((one, at) => told.findIndex(({ country: first }) => first === one.country) === at)
}

/** Groups E:1 and E:2, Russia and Belarus, and the occupied regions. */
const isEmbargoed = (context: Context, place: string): boolean =>
  isPlaceIn(context, place, 'E:1') ||
  isPlaceIn(context, place, 'E:2') ||
  inSet(context, 'occupied-region', place) ||
  ['RU', 'BY'].includes(treatedAs(context.facts, place))

/** An occupied region is a destination of its own, apart from the country around it. */
const isSamePlace = (context: Context, country: string): boolean =>
  isOccupied(context) || inSet(context, 'occupied-region', country)
    ? country === context.destination
    : treatedAs(context.facts, country) === context.treated

/** Whoever says that it goes on has named the country of ultimate destination: its requirements are those of the deal. */
const goingOn = (context: Context, basis: Basis, needed: readonly Finding[]): readonly Finding[] => {
  const asked: Basis = { ...basis, rule: 'party-goes-on', citation: '732 Supp. 3; 748.5(e), (f); 734.13(c)' }
  const answer = answerTo(context, goesOn)
  if (answer === 'no') return [noted({ ...asked, rule: 'party-stays' }, 'answered')]
  if (answer !== 'yes' || needed.length === 0) return [asks(asked, goesOn)]
  // Exceptions are measured against the destination that was named, so none is offered here.
  return needed.map(({ step, requirement }) => ({ step, requirement: { ...requirement!, exceptions: [] } }))
}
