import type { answerBasis } from '@maojian/contract/calls/hit-shape'
import { findCountry } from '@maojian/domain/vocabulary/country'
import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import type { PartyType, Subtype } from '@maojian/domain/vocabulary/party-type'
import { defaultThresholds, type Thresholds } from '@maojian/domain/vocabulary/risk-level'
import {
  holdsNoName,
  namesNobody,
  readQuestion,
  type NearHit,
  type Question,
  type ScreeningIndex,
  type SearchAnswer,
  type Subject,
} from '@maojian/screening'
import type * as z from 'zod'
import { basisOf } from './answer-basis.ts'
import { findHits, type AskedHit } from './find-hits.ts'
import { entryStandings } from './entry-standing.ts'
import { decidedFor } from './kept-decision.ts'
import { isTableLine } from './row-names.ts'
import {
  namesOf,
  type KeptDecision,
  type PartyDecision,
  type Screened,
  type ScreeningTerms,
} from './screening-terms.ts'

/**
 * Counted: it is the screened one, by its score or by decision; open: a person must look; dismissed: it is another;
 * history: its lists have suspended what they ask.
 */
export type HitState = 'counted' | 'open' | 'dismissed' | 'history'

export interface FoundHit {
  readonly hit: AskedHit
  readonly subject: Subject
  /** 1 hit, 2 possible. */
  readonly riskLevel: 1 | 2
  readonly state: HitState
  /** What the organisation decided of it before, where that counted. */
  readonly decided?: KeptDecision
}

/** A listed party whose name is like the one screened: no alert. */
export interface FoundNear {
  readonly hit: NearHit
  readonly subject: Subject
}

/** The answer to one screening. */
export interface Screening {
  /** 1 hit, 2 possible, 0 nothing found, 9 not to be screened: no name and no code, or a name that names nobody. */
  readonly verdict: RowVerdict
  /** Best first. */
  readonly hits: readonly FoundHit[]
  /** Best first; no part of the verdict. */
  readonly near: readonly FoundNear[]
  /** Of the whole answer, whatever was read of it. */
  readonly count: number
  readonly levels: {
    readonly hit: number
    readonly possible: number
    /** Decided to be another, and on lists that have suspended what they ask: found, but neither of the two. */
    readonly dismissed: number
    readonly history: number
  }
  readonly types: SearchAnswer['types']
  /** Nothing was found, and the name names nobody by itself: that says nothing. */
  readonly tooCommon: boolean
  /** It is no name at all, but what stands where one is missing: nobody can look further. */
  readonly noName: boolean
  /** Day whose listings count; without one, the present editions. */
  readonly day: string | undefined
  /** Whether it is a conclusion depends on the day: `listWarning` tells. */
  readonly basis: Omit<z.output<typeof answerBasis>, 'warning'>
}

/** Whether every list that names a party has suspended its measures: that holds nobody back. */
const isHistory = (subject: Subject, day: string | undefined): boolean =>
  subject.entries.length > 0 && entryStandings(subject, day).every(({ effect }) => effect.level === 0)

/** A strong hit counts until someone says that it is another; a possible one waits for a decision. */
const stateOf = (riskLevel: 1 | 2, same: PartyDecision['same'] | undefined): HitState => {
  if (same === 'no') return 'dismissed'
  if (same === 'yes') return 'counted'
  return riskLevel === 1 && same === undefined ? 'counted' : 'open'
}

type Judge = (hit: AskedHit) => FoundHit

const judgeOf = (
  index: ScreeningIndex,
  thresholds: Thresholds,
  { screened, terms }: { readonly screened: Screened; readonly terms: ScreeningTerms },
): Judge => {
  const decided = new Map(terms.decisions?.map(({ partyId, same }) => [partyId, same]))
  const before = decidedFor(screened, terms.kept ?? [])
  return hit => {
    const subject = index.subject(hit.subject)
    const riskLevel = hit.verdict === 'hit' && hit.score >= thresholds.hit ? 1 : 2
    const said = decided.get(subject.id)
    const kept = said === undefined ? before(subject) : undefined
    const state = stateOf(riskLevel, said ?? kept?.same)
    const settled = state !== 'dismissed' && isHistory(subject, terms.asOf) ? 'history' : state
    return { hit, subject, riskLevel, state: settled, ...(kept && { decided: kept }) }
  }
}

const levelOfState = {
  counted: 'hit',
  open: 'possible',
  dismissed: 'dismissed',
  history: 'history',
} as const satisfies Record<HitState, keyof Screening['levels']>

/** How many count and how many wait, once raised thresholds and decisions have moved those that were read. */
const levelsOf = (verdicts: SearchAnswer['verdicts'], read: readonly FoundHit[]): Screening['levels'] => {
  const levels = { ...verdicts, dismissed: 0, history: 0 }
  for (const { hit, state } of read) {
    levels[hit.verdict]--
    levels[levelOfState[state]]++
  }
  return levels
}

const verdictOf = ({ hit, possible }: Pick<Screening['levels'], 'hit' | 'possible'>): RowVerdict =>
  hit > 0 ? 1 : possible > 0 ? 2 : 0

const facetsOf = (subjects: readonly Subject[]): SearchAnswer['types'] =>
  [...Map.groupBy(subjects, subject => subject.type)].toSorted(inOrder).map(([type, own]) => ({
    type,
    count: own.length,
    subtypes: [
      ...Map.groupBy(
        own.flatMap(({ subtypes }) => subtypes),
        subtype => subtype,
      ),
    ]
      .toSorted(inOrder)
      .map(([subtype, all]) => ({ subtype, count: all.length })),
  }))

const inOrder = (
  [a]: readonly [PartyType | Subtype, unknown],
  [b]: readonly [PartyType | Subtype, unknown],
) => (a < b ? -1 : 1)

/** What one who is screened looks for in an index: where `mayFind` denies it, `findsAnybody` does. */
export const questionOf = (screened: Screened): Question =>
  readQuestion(
    namesOf(screened),
    (screened.identifiers ?? []).map(({ value }) => value),
    screened.addresses ?? [],
  )

/** Whether screening would find anybody at all, for those who ask it of a million names: no verdict is made. */
export const findsAnybody = (index: ScreeningIndex, screened: Screened): boolean =>
  findHits(index, screened, { thresholds: defaultThresholds, limit: 1 }).count > 0

/** 小计 pasted from a table is nobody either. */
const isNobody = (name: string): boolean => namesNobody(name) || isTableLine(name)

/** A country is no party. */
const isNoName = (name: string): boolean =>
  holdsNoName(name) || isTableLine(name) || findCountry(name) !== undefined

/**
 * The one way to screen: whoever a name, its other names and its codes may mean on the published lists, with a verdict.
 * Pages and calls, batches, the determination, deals, the open interface and the command line all ask here.
 */
export const screenSubject = (
  index: ScreeningIndex,
  screened: Screened,
  terms: ScreeningTerms = {},
): Screening => {
  const started = performance.now()
  const thresholds = {
    hit: Math.max(defaultThresholds.hit, terms.thresholds?.hit ?? 0),
    possible: Math.max(defaultThresholds.possible, terms.thresholds?.possible ?? 0),
  }
  const found = findHits(index, screened, { ...terms, thresholds })
  const hits = found.hits.map(judgeOf(index, thresholds, { screened, terms }))
  const levels = levelsOf(found.verdicts, hits)
  const names = namesOf(screened)
  const coded = (screened.identifiers ?? []).length > 0
  const tooCommon = found.count === 0 && !coded && names.length > 0 && names.every(isNobody)
  return {
    verdict: tooCommon || (names.length === 0 && !coded && found.count === 0) ? 9 : verdictOf(levels),
    hits,
    near: found.near.map(hit => ({ hit, subject: index.subject(hit.subject) })),
    count: found.count,
    levels,
    types: found.types ?? facetsOf(hits.map(({ subject }) => subject)),
    tooCommon,
    noName: tooCommon && names.every(isNoName),
    day: terms.asOf,
    basis: {
      ...basisOf(index, { asOf: terms.asOf, thresholds, subjects: hits.map(({ subject }) => subject) }),
      ms: Math.round((performance.now() - started) * 100) / 100,
    },
  }
}
