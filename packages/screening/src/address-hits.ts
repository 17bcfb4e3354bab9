import { soughtKeys } from './address/address-keys.ts'
import { addressAlone, listedAddresses } from './address/listed-address.ts'
import { readAddress, type Address } from './address/read-address.ts'
import { compareAddresses, type OpenDetail } from './address/same-address.ts'
import { readText } from './ask/longest-query.ts'
import { eachValue } from './index/hash.ts'
import { listedOn, namedOn } from './index/listed-on.ts'
import type { OpenIndex } from './index/open.ts'
import type { Scored } from './scored.ts'
import { hash32 } from './text-hash.ts'
import type { Evidence, ScorePart, Subject } from './types.ts'

const same = 100
/** What an open detail takes: it asks for confirmation. */
const open = 15

/** The whole score of an address, and what is open between the asked one and the listed one. */
const addressEvidence = (detail: OpenDetail | 'none', nameIndex: number): Evidence => {
  const part: ScorePart = { about: 'address', state: 'agrees', effect: same, query: '', listed: '' }
  const parts = detail === 'none' ? [part] : [part, { ...detail, state: 'silent' as const, effect: -open }]
  return { how: 'address', nameIndex, pairs: [], nameScore: same, parts, reordered: false }
}

const addressScore = (detail: OpenDetail | 'none'): number => (detail === 'none' ? same : same - open)

const stands = (subject: Subject, nameIndex: number, asOf: string | undefined): boolean =>
  listedOn(subject, asOf) && namedOn(subject, nameIndex, asOf)

interface Met {
  readonly nameIndex: number
  readonly detail: OpenDetail | 'none'
}

/** The likest of the addresses that a list names as one party. */
const bestOf = (asked: Address, subject: Subject, asOf: string | undefined): Met | undefined => {
  const met = listedAddresses(subject).flatMap(({ nameIndex, address }) => {
    const detail = stands(subject, nameIndex, asOf) ? compareAddresses(asked, address) : undefined
    return detail === undefined ? [] : [{ nameIndex, detail }]
  })
  return met.find(({ detail }) => detail === 'none') ?? met[0]
}

/** Two texts that are addresses and nothing else; undefined where either is anything else. */
export const measureAddresses = (a: string, b: string): MeasuredAddresses | undefined => {
  const [asked, listed] = [addressAlone(a), addressAlone(b)]
  if (!asked || !listed) return undefined
  // Neither is the listed one: what is open from either side is open.
  const [there, back] = [compareAddresses(asked, listed), compareAddresses(listed, asked)]
  if (there === undefined || back === undefined) return { score: 0 }
  const detail = there === 'none' && back !== 'none' ? swapped(back) : there
  return { score: addressScore(detail), evidence: () => addressEvidence(detail, 0) }
}

interface MeasuredAddresses {
  readonly score: number
  readonly evidence?: () => Evidence
}

const swapped = ({ about, query, listed }: OpenDetail): OpenDetail => ({
  about,
  query: listed,
  listed: query,
})

const metBy = (index: OpenIndex, asked: Address, asOf: string | undefined): Scored[] => {
  const subjects = new Set<number>()
  for (const key of soughtKeys(asked)) eachValue(index.codes, hash32(key), subject => subjects.add(subject))
  return [...subjects].flatMap(subject => {
    const met = bestOf(asked, index.subjects.record(subject), asOf)
    if (!met) return []
    const { detail, nameIndex } = met
    const score = addressScore(detail)
    const verdict = detail === 'none' ? 'hit' : 'possible'
    return [{ subject, score, verdict, rank: -1, evidence: () => addressEvidence(detail, nameIndex) }]
  })
}

/** Listed addresses that the texts are or hold, as of a day; each once, by its likest. */
export const byAddress = (
  index: OpenIndex,
  texts: readonly string[],
  asOf: string | undefined,
): readonly Scored[] => {
  const best = new Map<number, Scored>()
  for (const text of texts) {
    const asked = readAddress(readText(text))
    for (const hit of asked ? metBy(index, asked, asOf) : [])
      if (hit.score > (best.get(hit.subject)?.score ?? 0)) best.set(hit.subject, hit)
  }
  return [...best.values()]
}
