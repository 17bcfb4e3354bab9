import type { Context } from '../rule/context.ts'
import { asks, assumes, noted } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import type { Party, PartyFinding, PartyList } from '../rule/question.ts'
import { ownedUnder } from './owned-party.ts'

/**
 * 50 percent rule of 15 CFR 744.11(a)(1), 744.21(a)(3) and 744.8(a)(2), by its dated state, for every party that is
 * named; the arithmetic is that of domain/ownership. Red Flag 29 stands where shares are not known.
 */
export const affiliate = (
  context: Context,
  party: Party,
  direct: (finding: PartyFinding) => readonly Finding[],
): readonly Finding[] => {
  if (party.name === undefined) return []
  const dated = context.view.switches.get('affiliates')
  const basis: Basis = {
    stage: 'party',
    rule: 'affiliates',
    citation: dated?.citation ?? '744.11(a)(1)',
    facts: { state: dated?.state ?? 'off' },
  }
  if (party.owners === undefined)
    return [
      assumes(
        { ...basis, rule: 'owners-untold', citation: `${basis.citation}; 732 Supp. 3 (29)` },
        'party.owners',
      ),
    ]
  return [
    ...underBis(context, party, basis, direct),
    ...underOfac(context, party),
    ...uncovered(party, basis),
  ]
}

const underBis = (
  context: Context,
  party: Party,
  basis: Basis,
  direct: (finding: PartyFinding) => readonly Finding[],
): readonly Finding[] => {
  const owned = ownedUnder(context.facts, context.question.date, party, 'bis')
  if (owned === undefined) return [noted({ ...basis, rule: 'owners-clear' }, 'answered')]
  const told: Basis = { ...basis, facts: { ...basis.facts, reason: owned.reason } }
  if (owned.reach === 'cannot be excluded')
    return [asks({ ...told, rule: 'affiliate-unknown', citation: '732 Supp. 3 (29)' }, 'party.ownership')]
  if (owned.reach === 'not blocked') return [noted({ ...told, rule: 'affiliate-minority' })]
  const state = basis.facts?.['state']
  if (state === 'off') return [asks({ ...told, rule: 'affiliate-red-flag' }, 'party.affiliate')]
  return [noted(told, state === 'verify' ? 'verify' : 'computed'), ...owned.findings.flatMap(direct)]
}

/** OFAC's own rule never lapsed: what blocked persons own is blocked, whatever the EAR says. */
const underOfac = (context: Context, party: Party): readonly Finding[] => {
  const owned = ownedUnder(context.facts, context.question.date, party, 'ofac')
  if (owned === undefined || owned.reach === 'not blocked') return []
  const basis: Basis = {
    stage: 'party',
    rule: 'ofac-owned',
    citation: 'OFAC FAQ 401; 31 CFR chapter V',
    facts: { reason: owned.reason },
  }
  return [asks(basis, 'party.ofac')]
}

const uncoveredLists: ReadonlySet<PartyList> = new Set(['denied-persons', 'mieu-list', 'unverified-list'])

/** Owners on lists that the rule does not reach are a red flag all the same. */
const uncovered = ({ owners }: Party, basis: Basis): readonly Finding[] => {
  const names = (owners?.listed ?? [])
    .filter(one => one.findings.some(finding => uncoveredLists.has(finding.list)))
    .map(one => one.party)
  if (names.length === 0) return []
  return [asks({ ...basis, rule: 'affiliate-uncovered', facts: { names } }, 'party.affiliate')]
}
