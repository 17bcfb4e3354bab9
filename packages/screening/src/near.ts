import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { passesFilters } from './facets.ts'
import { inHan } from './index/han-names.ts'
import type { OpenIndex } from './index/open.ts'
import { formAsWritten } from './name/cut/written-form.ts'
import { measurePair } from './pair.ts'
import { standingNames, type StandingName } from './search.ts'
import type { NearHit, Query } from './types.ts'
import { namesFirm } from './name/token/tells.ts'

/** From here on a name is near. */
const leastNear = 60
/** Two names of one organisation in two tongues share little: so much is looked at. */
const leastFound = 45
const mostCompared = 120
const mostNear = 20

/** A business word or a form tells an organisation. */
const namesOrganisation = (text: string): boolean => namesFirm(formAsWritten(text)?.tokens ?? [])

/** 锦辉 is shown no ship JIN HUI that is not told as one; but it may be one. */
const isTwoCharacters = (text: string): boolean => /^\p{Script=Han}{2}$/u.test(text.trim())

/** Whether parties are offered that nobody asked for: where two tongues share little. */
const isOffered = (text: string): boolean => namesOrganisation(text) || isTwoCharacters(text)

/** What its circumstances keep below what is shown is near at most, however like the names are. */
const mostOfNear = defaultThresholds.possible - 0.1

const shown = ({ name: { subject, nameIndex }, score, evidence }: Near): NearHit => {
  const told = { ...evidence(), nameIndex }
  if (score <= mostOfNear) return { subject, score, evidence: told }
  const effect = Math.round(10 * (mostOfNear - score)) / 10
  const many = { about: 'commonName', state: 'contradicts', effect, query: '', listed: '' } as const
  return { subject, score: mostOfNear, evidence: { ...told, parts: [...told.parts, many] } }
}

/** A name that is near, and how near. */
interface Near extends ReturnType<typeof measurePair> {
  readonly name: StandingName
}

/** Those of some names that are near the one asked for, as two given names are. */
const nearOnes = (index: OpenIndex, query: Query, names: readonly StandingName[]): readonly Near[] => {
  const { text, near } = query
  const isPossible = (subject: number, type: PartyType): boolean =>
    passesFilters(index, subject, query) && (near !== 'offer' || type !== '02' || namesOrganisation(text))
  return names.flatMap(name => {
    const { subject, nameIndex } = name
    const type = index.subjects.type(subject)
    if (!isPossible(subject, type)) return []
    const listed = index.subjects.record(subject).names[nameIndex]!.text
    const measured = measurePair(text, listed, type)
    return measured.score < leastNear ? [] : [{ name, ...measured }]
  })
}

/** The names that are compared, or those of them that are as like. */
const likest = (index: OpenIndex, query: Query, threshold = leastFound): readonly StandingName[] =>
  standingNames(index, query, { threshold }).slice(0, mostCompared)

/** By so much less is looked for what must be found. */
const margin = 1

/** Those of the likest that are written as the name asked for is not. Few questions have a near one: they are looked for first. */
const nearInOtherWriting = (index: OpenIndex, query: Query): readonly Near[] => {
  const asked = inHan(query.text)
  const isMeant = (variant: number): boolean => index.isOfHan(variant) !== asked
  const others = standingNames(index, query, { threshold: leastFound, isMeant })
  // A party may have a likelier name in the same writing, and many names may be likelier: then it is not compared.
  const ofLikest = (some: readonly StandingName[]): ReadonlySet<StandingName> => {
    const least = Math.min(...some.map(({ score }) => score.score)) - margin
    const all = new Map(likest(index, query, least).map(({ subject, nameIndex }) => [subject, nameIndex]))
    return new Set(some.filter(({ subject, nameIndex }) => all.get(subject) === nameIndex))
  }
  if (others.length > mostCompared) return nearOnes(index, query, [...ofLikest(others)])
  const near = nearOnes(index, query, others)
  if (near.length === 0) return near
  const compared = ofLikest(near.map(({ name }) => name))
  return near.filter(({ name }) => compared.has(name))
}

/** Parties that were not found and whose names are like the one asked for, ranked as two given names are. */
export const findNear = (index: OpenIndex, query: Query, found: ReadonlySet<number>): readonly NearHit[] => {
  const offered = query.near === 'offer'
  if (query.near === undefined || (offered && (found.size > 0 || !isOffered(query.text)))) return []
  const isNew = ({ subject }: StandingName): boolean => !found.has(subject)
  const near = offered
    ? nearInOtherWriting(index, query)
    : nearOnes(index, query, likest(index, query).filter(isNew))
  const score = (one: Near): number => Math.min(one.score, mostOfNear)
  return near
    .toSorted((a, b) => score(b) - score(a) || a.name.subject - b.name.subject)
    .slice(0, mostNear)
    .map(shown)
}
