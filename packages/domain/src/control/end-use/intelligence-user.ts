import { takers } from '../party/headquarters.ts'
import { readMilitaryName } from '../party/military-name.ts'
import type { MilitaryName } from '../party/military-name.ts'
import { ownersOn, ownerZh } from '../party/owners-on.ts'
import { destinationIn, endUse, inSet, isIn, isPlaceIn, treatedAs } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import { asks, nothing, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Party } from '../rule/question.ts'

const intelligenceUserId = 'end-use.intelligence-user'

const licence = { policy: 'presumption_of_denial', exceptions: ['GOV'] } as const

/** 15 CFR 744.22(a): the listed countries, and groups E:1 and E:2. */
export const isUnderIntelligenceRule = (context: Context): boolean =>
  destinationIn(context, 'military-intelligence') || isIn(context, 'E:1', 'E:2')

/**
 * 15 CFR 744.22(f)(2): any intelligence or reconnaissance organisation of armed services; whom the section names are only
 * included. The rule reaches every item, so what a name says counts for EAR99 too, whatever was answered of its use.
 */
export const intelligenceUser = (context: Context): readonly Finding[] =>
  endUse(context, 107) === 'yes' && isUnderIntelligenceRule(context)
    ? nothing
    : takers(context).flatMap(party => [...ofParty(context, party), ...ofOwners(context, party)])

const isRuled = (context: Context, place: string): boolean =>
  inSet(context, 'military-intelligence', treatedAs(context.facts, place)) ||
  isPlaceIn(context, place, 'E:1') ||
  isPlaceIn(context, place, 'E:2')

const isLocated = (context: Context, { country }: Party): boolean =>
  isUnderIntelligenceRule(context) || (country !== undefined && isRuled(context, country))

const ofParty = (context: Context, party: Party): readonly Finding[] => {
  const name = readMilitaryName(context.facts.militaryWords, party.name)
  if (name?.intelligence === undefined) return nothing
  const country = name.countries.find(one => isRuled(context, one))
  if (country === undefined && name.countries.length > 0) return nothing
  const basis = basisOf(context, party, name)
  if (country === undefined || name.intelligence === 'sign')
    return isLocated(context, party) ? open(basis) : nothing
  const told: Basis = { ...basis, facts: { ...basis.facts, country } }
  if (name.intelligence === 'named')
    return [requires({ ...told, rule: 'intelligence-named' }, { ...licence, kind: 'computed' })]
  return isLocated(context, party)
    ? [requires({ ...told, rule: 'intelligence-service' }, { ...licence, kind: 'computed' })]
    : open({ ...told, rule: 'intelligence-there' })
}

/** Whom such a service owns may work for it: asked about, never certain. */
const ofOwners = (context: Context, party: Party): readonly Finding[] => {
  for (const owner of ownersOn(party, context.question.date)) {
    const name = readMilitaryName(context.facts.militaryWords, owner)
    const isTheirs = name?.countries.some(one => isRuled(context, one))
    if (name?.intelligence !== undefined && isTheirs && isLocated(context, party))
      return open(basisOf(context, { ...party, name: ownerZh(party, owner) }, name))
  }
  return nothing
}

const basisOf = (context: Context, { name = '' }: Party, { words }: MilitaryName): Basis => ({
  stage: 'end_use',
  rule: 'intelligence-open',
  citation: '744.22(a), (f)(2)',
  facts: { name, words, destination: context.destination },
})

const open = (basis: Basis): readonly Finding[] => [
  {
    ...asks(basis, intelligenceUserId),
    pending: { rule: basis.rule, citation: basis.citation, ...licence },
  },
]
