import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { passesFilters } from './facets.ts'
import type { OpenIndex } from './index/open.ts'
import { analyse } from './name/analyse.ts'
import { comparePair } from './pair.ts'
import { standingNames } from './search.ts'
import type { NearHit, Query } from './types.ts'
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

/** Parties that were not found and whose names are like the one asked for, ranked as two given names are. */
export const findNear = (index: OpenIndex, query: Query, found: ReadonlySet<number>): readonly NearHit[] => {
  const offered = query.near === 'offer'
  if (query.near === undefined || (offered && (found.size > 0 || !namesOrganisation(query.text)))) return []
  const asked = inHan(query.text)
  const near: NearHit[] = []
  for (const { subject, nameIndex } of standingNames(index, query, leastFound).slice(0, mostCompared)) {
    if (found.has(subject) || !passesFilters(index, subject, query)) continue
    const { text } = index.subjects.record(subject).names[nameIndex]!
    if (offered && inHan(text) === asked) continue
    const { score, evidence } = comparePair(query.text, text, index.subjects.type(subject))
    if (score >= leastNear && score < defaultThresholds.possible)
      near.push({ subject, score, evidence: { ...evidence, nameIndex } })
  }
  return near.sort((a, b) => b.score - a.score || a.subject - b.subject).slice(0, mostNear)
}
