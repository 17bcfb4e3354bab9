import type { RecordKind } from '@maojian/contract/calls/evidence'
import type { RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { isPartyType } from '@maojian/domain/vocabulary/party-type'
import { explain } from '@maojian/screening'
import {
  hitWords,
  listLabels,
  listNames,
  type FoundHit,
  type FoundNear,
  type Screened,
  type Screening,
} from '../screening/entry.ts'

/** A party as a record keeps it: who, how near, why. */
export interface KeptParty {
  readonly id: string
  readonly name: string
  readonly matched: string
  readonly score: number
  /** 1 hit, 2 possible, 0 below the threshold. */
  readonly level: 0 | 1 | 2
  readonly state: string
  readonly lists: string
  readonly reason: string
}

/** One party that was screened, with the answer. */
export interface KeptSubject extends Omit<Screened, 'type'> {
  readonly type?: string | undefined
  readonly verdict: RowVerdict
  readonly tooCommon: boolean
  /** Found in all; the best stand in `hits`. */
  readonly count: number
  readonly hits: readonly KeptParty[]
  readonly near: readonly KeptParty[]
}

/** What counted beside the names. */
export interface KeptSettings {
  readonly asOf?: string | undefined
  readonly hit: number
  readonly possible: number
  readonly lists?: readonly string[] | undefined
  /** Row of the answer at which the kept hits begin. */
  readonly offset?: number | undefined
  /** Whether names below the threshold were looked for: always, or where nothing was found. */
  readonly near?: string | undefined
}

/** A whole file that was screened: its rows stay with the batch, their digests stand here. */
export interface KeptBatch {
  readonly id: string
  readonly rows: number
  readonly hits: number
  readonly possible: number
  readonly clear: number
  readonly unasked: number
  /** SHA-256 of the rows and answers of each chunk, in order. */
  readonly chunks: readonly string[]
}

/** One of those asked for who is tied to a listed party. */
export interface KeptTie {
  readonly name: string
  readonly sentence: string
}

/** What the enterprise graph said beside the lists. */
export interface KeptGraph {
  readonly snapshot: string
  readonly verdict: RowVerdict
  readonly related: readonly KeptTie[]
}

/** All that a record says; its JSON is what is sealed. */
export interface RecordContent {
  readonly format: 1
  readonly id: string
  readonly kind: RecordKind
  /** ISO timestamp. */
  readonly at: string
  readonly organisation: string
  readonly operator: { readonly id: string; readonly name: string }
  readonly title: string
  readonly verdict: RowVerdict
  readonly hits: number
  readonly settings: KeptSettings
  readonly engine: string
  readonly snapshot: string
  /** Digest of the editions that answered. */
  readonly lists: string
  /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
  readonly warning: string
  readonly subjects: readonly KeptSubject[]
  readonly batch?: KeptBatch
  /** undefined: ownership and control were not looked at. */
  readonly graph?: KeptGraph | undefined
}

const mostHits = 20
export const mostNear = 10

const hundredth = (score: number): number => Math.round(score * 100) / 100

const hitOf = (found: Screening['hits'][number], day: string | undefined): KeptParty => {
  const words = hitWords(found, day)
  const { score, riskLevel, matchedName, reason } = words.explanation
  const lists = listNames(words)
  return {
    id: words.id,
    name: words.name,
    matched: matchedName,
    score,
    level: riskLevel,
    state: found.state,
    lists,
    reason,
  }
}

const nearOf = ({ hit, subject }: FoundNear, day: string | undefined): KeptParty => {
  const { reason, matchedName } = explain(hit, subject)
  return {
    id: subject.id,
    name: subject.names[0]?.text ?? '',
    matched: matchedName,
    score: hundredth(hit.score),
    level: 0,
    state: '',
    lists: listNames({ lists: listLabels(subject, day) }),
    reason,
  }
}

/** State of a near party that would be a hit, had its type not been left out. */
export const otherType = 'other-type'

const hiddenOf = (found: FoundHit, day: string | undefined): KeptParty => ({
  ...hitOf(found, day),
  state: otherType,
})

/** What a record keeps of one screening; who was hidden by the type that was asked comes first among the near. */
export const keptSubject = (
  screened: Screened,
  found: Screening,
  hidden: readonly FoundHit[] = [],
): KeptSubject => ({
  ...screened,
  verdict: found.verdict,
  tooCommon: found.tooCommon,
  count: found.count,
  hits: found.hits.slice(0, mostHits).map(hit => hitOf(hit, found.day)),
  near: [
    ...hidden.map(one => hiddenOf(one, found.day)),
    ...found.near.map(near => nearOf(near, found.day)),
  ].slice(0, mostNear),
})

const urgency: Readonly<Record<RowVerdict, number>> = { 1: 3, 2: 2, 9: 1, 0: 0 }

/** The verdict of several answers: the gravest. */
export const gravest = (verdicts: readonly RowVerdict[]): RowVerdict =>
  verdicts.reduce<RowVerdict>((a, b) => (urgency[b] > urgency[a] ? b : a), verdicts[0] ?? 9)

/** Whom a record says was screened, to be screened once more. */
export const screenedOf = (kept: KeptSubject): Screened => {
  const { name, otherNames, type, subtypes, country, birthDate, identifiers, addresses } = kept
  return {
    name,
    otherNames,
    ...(type !== undefined && isPartyType(type) && { type }),
    subtypes,
    country,
    birthDate,
    identifiers,
    addresses,
  }
}
