import { isPartyType, isSubtype, type PartyType, type Subtype } from '@maojian/domain/vocabulary/party-type'
import * as z from 'zod'
import { decision } from './decision.ts'

export const partyType = z.custom<PartyType>(
  code => typeof code === 'string' && isPartyType(code),
  'type 应为 01–04',
)
/** What a hit comes to: it counts, waits for a person, is another, or is history. */
export const hitState = z.enum(['counted', 'open', 'dismissed', 'history'])

const tokenPair = z.object({
  query: z.string(),
  listed: z.string(),
  rule: z.string(),
  ruleName: z.string(),
  agreement: z.number(),
  weight: z.number(),
})

/** One part of a score: what it is about, what it is worth in points, and why, in words. */
const scorePart = z.object({
  about: z.string(),
  aboutName: z.string(),
  state: z.enum(['agrees', 'silent', 'contradicts']),
  effect: z.number(),
  query: z.string(),
  listed: z.string(),
  sentence: z.string(),
})

/** Why a party was found: sentence for people, table for auditors (ours, beside the spec's fields). */
export const explanation = z.object({
  score: z.number(),
  nameScore: z.number(),
  /** 1 hit, 2 possible. */
  riskLevel: z.union([z.literal(1), z.literal(2)]),
  matchedName: z.string(),
  matchedKind: z.string(),
  reason: z.string(),
  pairs: z.array(tokenPair),
  /** Everything that gave or took points: the effects sum to the score. */
  breakdown: z.array(scorePart),
  arithmetic: z.string(),
})

/** What an entry, or a party by all of them, means for a deal: 1 forbidden or licensed, 2 restricted in part, 0 history. */
export const effect = z.object({
  kind: z.string(),
  name: z.string(),
  level: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  sentence: z.string(),
})

/** A condition under which a listing reaches a deal outside the country that lists. */
export const nexusTag = z.object({ name: z.string(), sentence: z.string() })

export const listLabel = z.object({
  source: z.string(),
  shortName: z.string(),
  listNameCn: z.string(),
  reference: z.string(),
  /** Under which the authority publishes it; '' where it numbers nothing. */
  officialNumber: z.string(),
  /** Day of designation, yyyy-MM-dd or shorter; '' when the list does not say. */
  since: z.string(),
  until: z.string(),
  dataStatus: z.union([z.literal(0), z.literal(1)]),
  dataStatusCn: z.string(),
  effect,
})

/** A Chinese name made by a machine for a party that has none; never a name of the party, never proof. */
export const nameProposal = z.object({
  /** '' where the letters do not say which characters to write. */
  text: z.string(),
  mark: z.enum(['机器音译', '机器翻译', '无法推出汉字']),
  note: z.string(),
})

export const searchHit = z.object({
  id: z.string(),
  type: partyType,
  /** 0: no list says company or person; such a party travels as 01 for old clients. */
  typeStated: z.union([z.literal(0), z.literal(1)]),
  /** 1 party on a list, 2 enterprise related to one, 0 enterprise without known relation. */
  s: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  name: z.string(),
  nameZh: z.string(),
  /** null where the party has a Chinese name or none can be made. */
  proposedZh: nameProposal.nullable(),
  country: z.string(),
  cpyState: z.array(z.string()),
  subType: z.array(z.string()),
  imo: z.string(),
  vesselFlag: z.string(),
  vesselOwner: z.string(),
  aircraftModel: z.string(),
  aircraftOperator: z.string(),
  msn: z.string(),
  extraField: z.array(z.object({ key: z.string(), value: z.string() })),
  relationId: z.string(),
  /** Whether the enterprise graph holds it. */
  inGraph: z.boolean(),
  lists: z.array(listLabel),
  /** The gravest of the lists. */
  effect,
  tags: z.array(nexusTag),
  explanation,
  /**
   * Counted: it is the one, by its score or by decision; open: a person must look; dismissed: it is another; history:
   * nothing that stands on a list applies to it.
   */
  state: hitState,
  /** What the organisation decided, counting or waiting; absent where nothing was. */
  decision: decision.optional(),
})

/** A listed party whose name is like the one asked for (60 to 79.9 points): no alert, and no part of a verdict. */
export const nearName = z.object({
  id: z.string(),
  type: partyType,
  name: z.string(),
  nameZh: z.string(),
  matchedName: z.string(),
  score: z.number(),
  reason: z.string(),
  lists: z.array(listLabel),
})

export const listRow = z.object({
  id: z.string(),
  name: z.string(),
  dataType: partyType,
  sanctionCountryCn: z.string(),
  departmentSrc: z.string(),
  sanctionWholeType: z.string(),
  sanctionTypeDetail: z.string(),
  sanction: z.boolean(),
  country: z.string(),
  remark: z.string(),
  proposedZh: nameProposal.nullable(),
  checked: z.boolean(),
  lists: z.array(listLabel),
  effect,
  tags: z.array(nexusTag),
  explanation,
})

export const typeFacet = z.object({
  type: partyType,
  name: z.string(),
  count: z.number(),
  subTypes: z.array(z.object({ subType: z.string(), name: z.string(), count: z.number() })),
})

/** How many parties of the whole result are of one kind. */
export const searchFacet = z.object({ code: z.string(), name: z.string(), count: z.number() })

/** What every answer says of itself: which state of which lists was asked, with which thresholds. */
export const answerBasis = z.object({
  snapshotId: z.string(),
  engine: z.string(),
  publishedAt: z.string(),
  asOf: z.string(),
  /** Publication days of the lists asked, oldest and newest; '' where none says its day. */
  oldestEdition: z.string(),
  newestEdition: z.string(),
  listCount: z.number(),
  /** Lists that the product carries and that were never imported, in words; '' where all were asked. */
  missing: z.string(),
  partyCount: z.number(),
  starterData: z.boolean(),
  /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
  warning: z.string(),
  thresholds: z.object({ hit: z.number(), possible: z.number() }),
  ms: z.number(),
})

/** Subtypes travel joined with commas; an empty list as JSON. */
export const subtypeList = z.preprocess(
  text => (typeof text === 'string' ? text.split(',').filter(code => code !== '' && code !== '[]') : text),
  z.array(z.custom<Subtype>(code => typeof code === 'string' && isSubtype(code), 'subType 有误')).optional(),
)
