import { joinZh, listWords } from '../source/entry.ts'
import {
  entryStandings,
  screenSubject,
  subjectStanding,
  type HitState,
  type KeptDecision,
} from '../screening/entry.ts'
import type { ScreeningIndex, Subject } from '@maojian/screening'
import { chineseName } from '../../engine/chinese-name.ts'
import type { Standing, StandingHit } from './standing.ts'
import type { WatchedParty, WatchedSubject } from './watched.ts'

const hitOf = (subject: Subject, score: number, state: HitState): StandingHit => {
  const listed = entryStandings(subject).filter(one => one.listed)
  return {
    party: subject.id,
    name: subject.names[0]?.text ?? '',
    nameZh: chineseName(subject),
    score: Math.round(score * 100) / 100,
    state,
    level: subjectStanding(subject).effect.level,
    lists: joinZh(listed.map(({ entry }) => listWords(entry.source).shortZh)),
    entries: listed.map(({ entry }) => `${entry.source} ${entry.reference}`).toSorted(),
  }
}

/** Where a watched party stands in an index: under its id, or under that of the party it was joined with. */
const positionOf = (
  index: ScreeningIndex,
  party: WatchedParty,
  moved: ReadonlyMap<string, string>,
): number => {
  const own = index.positionOf(party.id)
  const next = moved.get(party.id)
  return own < 0 && next !== undefined ? index.positionOf(next) : own
}

/** A listed party has the verdict that its lists give it; of one that left every list nothing is found. */
const partyStanding = (index: ScreeningIndex, position: number): Standing => {
  const subject = position < 0 ? undefined : index.subject(position)
  const { level } = subject ? subjectStanding(subject).effect : { level: 0 as const }
  const isListed = subject !== undefined && entryStandings(subject).some(one => one.listed)
  if (!isListed) return { verdict: 0, hits: [] }
  return { verdict: level, hits: [hitOf(subject, 100, level === 0 ? 'history' : 'counted')] }
}

export interface StandingTerms {
  readonly kept: readonly KeptDecision[]
  /** Parties that were joined with others: id before → id now. */
  readonly moved?: ReadonlyMap<string, string>
}

const none: ReadonlyMap<string, string> = new Map()

/** What the lists say now of one who is watched: the one path to screen, with what the organisation decided. */
export const standingOn = (
  index: ScreeningIndex,
  { screened, party }: WatchedSubject,
  { kept, moved = none }: StandingTerms,
): Standing => {
  if (party) return partyStanding(index, positionOf(index, party, moved))
  const { verdict, hits } = screenSubject(index, screened, { kept })
  return { verdict, hits: hits.map(({ subject, hit, state }) => hitOf(subject, hit.score, state)) }
}

const marksOf = ({ hits }: Standing): string[] =>
  [
    ...new Set(hits.flatMap(({ entries, state, level }) => entries.map(one => `${one} ${state} ${level}`))),
  ].sort()

/** Whether nothing that matters is different: verdict, entries in force, what they mean, what was decided of them. */
export const isSameStanding = (one: Standing, other: Standing): boolean =>
  one.verdict === other.verdict && marksOf(one).join('\n') === marksOf(other).join('\n')
