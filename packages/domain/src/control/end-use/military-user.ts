import { takers } from '../party/headquarters.ts'
import { readMilitaryName } from '../party/military-name.ts'
import type { MilitaryName } from '../party/military-name.ts'
import { ownersOn, ownerZh } from '../party/owners-on.ts'
import { answerTo, endUse, inSet, itemIn, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, noted, nothing, warns } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Party } from '../rule/question.ts'
import { elsewhere, military } from './military.ts'

const militaryUserId = 'end-use.military-user'

/**
 * 15 CFR 744.21(g) and (b)(1): the MEU List is not exhaustive, so what a name or a list of military companies says of who
 * takes the item counts, whatever was answered of its use.
 */
export const militaryUser = (context: Context): readonly Finding[] =>
  endUse(context, 106) === 'yes'
    ? nothing
    : takers(context).flatMap(party => [...ofParty(context, party), ...ofOwners(context, party)])

const ofParty = (context: Context, party: Party): readonly Finding[] => {
  const name = readMilitaryName(context.facts.militaryWords, party.name)
  const words = name?.words ?? []
  const isElsewhere = name !== undefined && isAssumedElsewhere(context, party, name)
  if (name?.kind === 'service' && !isElsewhere) {
    const country = stateOf(context, name)
    if (country !== undefined) return service(context, party, country)
  }
  const lists = party.findings.filter(one => one.list === 'military-company')
  const isDoubted =
    lists.length > 0 || isElsewhere || (name?.kind === 'sign' && isOfRuledCountry(context, name.countries))
  if (!isDoubted) return nothing
  return doubt(context, party, {
    words,
    lists: [...new Set(lists.map(one => one.reference ?? ''))],
  })
}

/** Of two states that a name tells, the one to which the goods go. */
const stateOf = (context: Context, { countries }: MilitaryName): string | undefined => {
  const reached = countries.filter(one => reachOf(context, one) !== undefined)
  return reached.includes(context.treated) ? context.treated : reached[0]
}

/** 总参谋部 tells no state: in a country of the rule that has its own, whose it is has to be asked. */
const isAssumedElsewhere = (
  context: Context,
  party: Party,
  { isAssumed, countries }: MilitaryName,
): boolean =>
  isAssumed &&
  [context.treated, ...seatsOf(context, party)].some(
    place => reachOf(context, place) !== undefined && !countries.includes(place),
  )

/** Whom armed forces or a military company own may support their end uses (744.21(g)): asked about, never certain. */
const ofOwners = (context: Context, party: Party): readonly Finding[] => {
  for (const owner of ownersOn(party, context.question.date)) {
    const name = readMilitaryName(context.facts.militaryWords, owner)
    const found = party.owners?.listed.find(one => one.party === owner)?.findings ?? []
    const lists = found.filter(one => one.list === 'military-company').map(one => one.reference ?? '')
    const isDoubted = lists.length > 0 || (name !== undefined && isOfRuledCountry(context, name.countries))
    if (!isDoubted) continue
    const asked = doubt(
      context,
      { ...party, name: ownerZh(party, owner) },
      { words: name?.words ?? [], lists: [...new Set(lists)], countries: name?.countries ?? [] },
    )
    if (asked !== nothing) return asked
  }
  return nothing
}

/** A name that says whose it is concerns the rule only where that state does. */
const isOfRuledCountry = (context: Context, countries: readonly string[]): boolean =>
  countries.length === 0 || countries.some(country => reachOf(context, country) !== undefined)

/** How far the rule goes against the military of a country; undefined where it does not speak of it. */
const reachOf = (context: Context, country: string): 'all' | 'listed' | undefined => {
  if (inSet(context, 'military-end-use-all', country)) return 'all'
  return inSet(context, 'military-end-use-listed', country) ? 'listed' : undefined
}

const isItemReached = (context: Context, country: string): boolean =>
  reachOf(context, country) === 'all' ||
  itemIn(context, 'military-items') !== 'no' ||
  itemIn(context, 'military-items-part') !== 'no'

const service = (context: Context, { name = '' }: Party, country: string): readonly Finding[] => {
  const basis: Basis = {
    stage: 'end_use',
    rule: 'military-service',
    citation: '744.21(g)',
    facts: { name, country, destination: context.destination },
  }
  if (country === context.treated) return [warns(basis), ...military(context, 'computed', name)]
  return isItemReached(context, country)
    ? [warns(basis), asks(elsewhere(basis), 'end-use.military-there')]
    : [warns(basis)]
}

interface Doubt {
  readonly words: readonly string[]
  readonly lists: readonly string[]
  /** Whose the name says that an owner is. */
  readonly countries?: readonly string[]
}

const doubt = (
  context: Context,
  party: Party,
  { words, lists, countries = [] }: Doubt,
): readonly Finding[] => {
  const country = [context.treated, ...seatsOf(context, party), ...countries].find(
    one => reachOf(context, one) !== undefined && isItemReached(context, one),
  )
  if (country === undefined) return nothing
  const basis: Basis = {
    stage: 'end_use',
    rule: 'military-user-open',
    citation: '744.21(a), (b)(1), (g)',
    facts: { name: party.name ?? '', words, lists, destination: context.destination },
  }
  if (country !== context.treated) return [asks(elsewhere(basis), 'end-use.military-there')]
  const answer = answerTo(context, militaryUserId)
  if (answer === 'no') return [noted({ ...basis, rule: 'military-user-not' }, 'answered')]
  const found = military(context, 'answered')
  if (answer === 'yes') return found
  const pending = found.find(one => one.requirement !== undefined)?.requirement
  return [{ ...asks(basis, militaryUserId), ...(pending && { pending }) }]
}

const seatsOf = ({ facts }: Context, { country, headquarters }: Party): string[] =>
  [country, headquarters].flatMap(place => (place === undefined ? [] : treatedAs(facts, place)))
