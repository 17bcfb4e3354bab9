import { recordKinds, type RecordKind } from '@maojian/contract/calls/evidence'
import { rowVerdicts, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { identifierKinds, type IdentifierKind } from '@maojian/domain/vocabulary/identifier'
import { isPartyType, isSubtype } from '@maojian/domain/vocabulary/party-type'
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
import { sealedChanges } from '../decision/entry.ts'
import * as z from 'zod'

export const keptVerdict = z.custom<RowVerdict>(code => Object.hasOwn(rowVerdicts, String(code)))

/** A party as a record keeps it: who, how near, why. */
export const keptParty = z.object({
  id: z.string(),
  name: z.string(),
  matched: z.string(),
  score: z.number(),
  /** 1 hit, 2 possible, 0 below the threshold. */
  level: z.literal([0, 1, 2]),
  state: z.string(),
  lists: z.string(),
  reason: z.string(),
  /** By which decision it does not count; records of before tell none. */
  decided: z
    .strictObject({
      id: z.string(),
      decidedOn: z.string(),
      by: z.string(),
      approvedBy: z.string(),
      reason: z.string(),
      reviewOn: z.string(),
    })
    .exactOptional(),
})
export type KeptParty = z.output<typeof keptParty>

const texts = z.array(z.string()).readonly()
const parties = z.array(keptParty).readonly()
const identifier = z.object({
  kind: z.custom<IdentifierKind>(kind => Object.hasOwn(identifierKinds, String(kind))),
  value: z.string(),
  country: z.string().exactOptional(),
})

/** One party that was screened, with the answer. */
const keptSubjectShape = z.object({
  name: z.string(),
  otherNames: texts.optional(),
  type: z.string().optional(),
  subtypes: texts.optional(),
  country: z.string().optional(),
  birthDate: z.string().optional(),
  identifiers: z.array(identifier).readonly().optional(),
  addresses: texts.optional(),
  verdict: keptVerdict,
  tooCommon: z.boolean(),
  /** Found in all; the best stand in `hits`. */
  count: z.number(),
  hits: parties,
  near: parties,
})
export type KeptSubject = z.output<typeof keptSubjectShape>

/** What counted beside the names. */
const keptSettings = z.object({
  asOf: z.string().optional(),
  hit: z.number(),
  possible: z.number(),
  lists: texts.optional(),
  /** Row of the answer at which the kept hits begin. */
  offset: z.number().optional(),
  /** Whether names below the threshold were looked for: always, or where nothing was found. */
  near: z.string().optional(),
})
export type KeptSettings = z.output<typeof keptSettings>

/** A whole file that was screened: its rows stay with the batch, their digests stand here. */
const keptBatch = z.object({
  id: z.string(),
  rows: z.number(),
  hits: z.number(),
  possible: z.number(),
  clear: z.number(),
  unasked: z.number(),
  /** SHA-256 of the rows and answers of each chunk, in order. */
  chunks: texts,
})
export type KeptBatch = z.output<typeof keptBatch>

/** What the enterprise graph said beside the lists: who of those asked for is tied to a listed party. */
const keptGraph = z.object({
  snapshot: z.string(),
  verdict: keptVerdict,
  related: z.array(z.object({ name: z.string(), sentence: z.string() })).readonly(),
  /** That the graph was made of other lists than those of the index; absent where it was not. */
  stale: z.string().optional(),
})
export type KeptGraph = z.output<typeof keptGraph>

/** Decisions as a change left them; a later one of the same decision has a higher revision. */
const keptDecided = z.object({
  changes: sealedChanges,
  people: z.record(z.string(), z.string()),
})
export type KeptDecided = z.output<typeof keptDecided>

/** All that a record says; its JSON is what is sealed. */
const recordContent = z.object({
  format: z.literal(1),
  id: z.string(),
  kind: z.custom<RecordKind>(kind => Object.hasOwn(recordKinds, String(kind))),
  /** ISO timestamp. */
  at: z.string(),
  organisation: z.string(),
  operator: z.object({ id: z.string(), name: z.string() }),
  title: z.string(),
  verdict: keptVerdict,
  hits: z.number(),
  settings: keptSettings,
  engine: z.string(),
  snapshot: z.string(),
  /** Digest of the editions that answered. */
  lists: z.string(),
  /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
  warning: z.string(),
  subjects: z.array(keptSubjectShape).readonly(),
  batch: keptBatch.exactOptional(),
  decided: keptDecided.exactOptional(),
  /** undefined: ownership and control were not looked at. */
  graph: keptGraph.optional(),
})
export type RecordContent = z.output<typeof recordContent>

/** undefined: it is not what a release of ours has written. */
export const readContent = (text: string): RecordContent | undefined => {
  try {
    return recordContent.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

const mostHits = 20
export const mostNear = 10

const hundredth = (score: number): number => Math.round(score * 100) / 100

const sourceOf = ({ state, decided }: FoundHit): Pick<KeptParty, 'decided'> => {
  if (state !== 'dismissed' || !decided) return {}
  const { id, decidedOn, by, approvedBy, reason, reviewOn } = decided
  return { decided: { id, decidedOn, by, approvedBy, reason, reviewOn } }
}

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
    ...sourceOf(found),
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

/** Whom a record says was screened, to be screened once more. */
export const screenedOf = (kept: KeptSubject): Screened => {
  const { name, otherNames, type, subtypes, country, birthDate, identifiers, addresses } = kept
  return {
    name,
    otherNames,
    ...(type !== undefined && isPartyType(type) && { type }),
    subtypes: subtypes?.filter(isSubtype),
    country,
    birthDate,
    identifiers,
    addresses,
  }
}
