import { ownedUnder, type OwnedUnder } from '../party/owned-party.ts'
import { answerTo } from '../rule/context.ts'
import type { Context } from '../rule/context.ts'
import type { Party, PartyFinding } from '../rule/question.ts'

/** Why a footnote of the Entity List concerns the deal; without `openId` nothing about the party is open. */
export interface Footnoted {
  /** Whom the footnote may concern: the names of possible matches, or the arithmetic of the shares. */
  readonly doubt: string
  readonly by: 'party' | 'match' | 'owner'
  /** Question that decides whether the footnote is the party's. */
  readonly openId?: string
}

export type Footnotes = ReadonlyMap<number, Footnoted>

const none: Footnotes = new Map()

const marks = (findings: readonly PartyFinding[]): number[] =>
  findings.flatMap(one => (one.list === 'entity-list' ? (one.footnotes ?? []) : []))

/**
 * Footnotes of all who take part, the surest reason for each: a listed party, a holder whose entry reaches it
 * (15 CFR 744.11(a)(1)), a holder about whom that is open, a possible match about which nobody decided.
 */
export const footnotesIn = (context: Context): Footnotes => {
  const { parties = [] } = context.question
  if (parties.length === 0) return none
  const found = new Map<number, Footnoted>()
  const add = (footnotes: readonly number[], why: Footnoted): void => {
    for (const footnote of footnotes) if (!found.has(footnote)) found.set(footnote, why)
  }
  for (const { findings } of parties) add(marks(findings), { doubt: '', by: 'party' })
  const owned = parties.flatMap(party => ofOwners(context, party))
  for (const [footnotes, why] of [...owned.filter(isSure), ...owned]) add(footnotes, why)
  for (const hit of parties.flatMap(party => party.openHits ?? []))
    add(hit.footnotes ?? [], { doubt: hit.name, by: 'match', openId: 'party.open-hit' })
  return found
}

type Marked = readonly [readonly number[], Footnoted]

const isSure = ([, why]: Marked): boolean => why.openId === undefined

const ofOwners = (context: Context, party: Party): Marked[] => {
  const owned = ownedUnder(context.facts, context.question.date, party, 'bis')
  if (owned === undefined || owned.reach === 'not blocked') return []
  const openId = openOf(context, owned)
  if (openId !== undefined && answerTo(context, openId) === 'no') return []
  const isOpen = openId !== undefined && answerTo(context, openId) !== 'yes'
  return [[marks(owned.findings), { doubt: owned.reason, by: 'owner', ...(isOpen && { openId }) }]]
}

/** The ids under which the affiliates rule asks the same of an item that is subject to the EAR. */
const openOf = ({ view }: Context, { reach }: OwnedUnder): string | undefined => {
  if (reach === 'cannot be excluded') return 'party.ownership'
  return (view.switches.get('affiliates')?.state ?? 'off') === 'off' ? 'party.affiliate' : undefined
}
