import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { passesFilters } from './facets.ts'
import type { OpenIndex } from './index/open.ts'
import { analyse } from './name/analyse.ts'
import { comparePair } from './pair.ts'
import { standingNames } from './search.ts'
import type { Evidence, NearHit, Query } from './types.ts'
import { namesFirm } from './name/token/tells.ts'

/** From here on a name is near. */
const leastNear = 60
/** Two names of one organisation in two tongues share little: so much is looked at. */
const leastFound = 45
const mostCompared = 120
const mostNear = 20

const inHan = (text: string): boolean => /\p{Script=Han}/u.test(text)

/** A business word or a form tells an organisation. */
const namesOrganisation = (text: string): boolean => namesFirm(analyse(text)[0]?.tokens ?? [])

/** 锦辉 is shown no ship JIN HUI that is not told as one; but it may be one. */
const isTwoCharacters = (text: string): boolean => /^\p{Script=Han}{2}$/u.test(text.trim())

/** Whether parties are offered that nobody asked for: where two tongues share little. */
const isOffered = (text: string): boolean => namesOrganisation(text) || isTwoCharacters(text)

/** What its circumstances keep below what is shown is near at most, however like the names are. */
const mostOfNear = defaultThresholds.possible - 0.1

const asNear = (score: number, evidence: Evidence): Pick<NearHit, 'score' | 'evidence'> => {
  if (score <= mostOfNear) return { score, evidence }
  const effect = Math.round(10 * (mostOfNear - score)) / 10
  const many = { about: 'commonName', state: 'contradicts', effect, query: '', listed: '' } as const
  return { score: mostOfNear, evidence: { ...evidence, parts: [...evidence.parts, many] } }
}

/** Parties that were not found and whose names are like the one asked for, ranked as two given names are. */
export const findNear = (index: OpenIndex, query: Query, found: ReadonlySet<number>): readonly NearHit[] => {
  const offered = query.near === 'offer'
  if (query.near === undefined || (offered && (found.size > 0 || !isOffered(query.text)))) return []
  const asked = inHan(query.text)
  const near: NearHit[] = []
  for (const { subject, nameIndex } of standingNames(index, query, leastFound).slice(0, mostCompared)) {
    if (found.has(subject) || !passesFilters(index, subject, query)) continue
    const { text } = index.subjects.record(subject).names[nameIndex]!
    if (offered && inHan(text) === asked) continue
    const type = index.subjects.type(subject)
    if (offered && type === '02' && !namesOrganisation(query.text)) continue
    const { score, evidence } = comparePair(query.text, text, type)
    if (score >= leastNear) near.push({ subject, ...asNear(score, { ...evidence, nameIndex }) })
  }
  return near.sort((a, b) => b.score - a.score || a.subject - b.subject).slice(0, mostNear)
}
