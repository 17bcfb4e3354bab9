import { destinationRules } from '../embargo/destination-rules.ts'
import { answerTo, contextOf, inSet, isOccupied, isPlaceIn, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, nothing, warns } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Party } from '../rule/question.ts'

/** Asked by both laws: whether the goods go on to the country of who takes them. */
export const goesOn = 'party.goes-on'

/**
 * 732 Supp. 3 (b): goods that go elsewhere than to the country of who takes them are a red flag. Where the item could not
 * go to that country as it goes to the destination, the deal waits until it is known whether it goes on (734.13(c)).
 */
export const takesElsewhere = (context: Context, party: Party): readonly Finding[] => {
  const country = concerned(context, party)
  if (country === undefined || isSamePlace(context, country)) return nothing
  const basis: Basis = {
    stage: 'party',
    rule: 'party-elsewhere',
    citation: '732 Supp. 3; 748.5(e), (f)',
    facts: { country, destination: context.destination },
  }
  const there = destinationRules(contextOf(context.facts, { ...context.question, destination: country }))
  const needed = there.filter(one => one.requirement !== undefined)
  const isOpen = there.some(one => one.ask?.blocking)
  // A bank moves no goods: where it is seated is told, and holds nothing up by itself.
  if (party.role === 'bank' || (needed.length === 0 && !isOpen)) return [warns(basis)]
  return goingOn(context, basis, needed)
}

/** Who takes the goods counts wherever seated; who buys, carries or pays where nearly nothing may go. */
const concerned = (context: Context, { role, country, headquarters }: Party): string | undefined => {
  if (role === 'consignee' || role === 'endUser') return country
  const seat = country ?? headquarters
  return role !== undefined && seat !== undefined && isEmbargoed(context, seat) ? seat : undefined
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
