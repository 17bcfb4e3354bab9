import { isHeard } from '../name/reading/heard.ts'
import { isGeneric, isOnlyRead, type Token, type Variant } from '../name/token/token.ts'
import { initialAgreement, leastTelling } from './clues.ts'
import { aloneBit } from './dictionary.ts'
import type { Join } from './joins.ts'
import { variantFlags } from './hints.ts'
import type { Store } from './store.ts'
import { leastMeant } from '../match/piece/align.ts'
import { containedFloor, containedReach, leastCovered, tellingAgreement } from '../match/signal/contained.ts'
import { partialFactor } from '../match/signal/heard-whole.ts'
import { namedCovered, namedWeight } from '../match/signal/person-within.ts'
import { mostUnread } from '../match/signal/reading.ts'

/** A form of the query as the bound sees it; `best` is scratch: how far each word agrees with any listed one. */
export interface Asked {
  readonly query: Variant
  /** 0-1. */
  readonly threshold: number
  /** Derived as a whole; a transcription may be heard inside a longer name. */
  readonly strict: boolean
  readonly heard: boolean
  /** One word of it is heard, and no more. */
  readonly heardOnce: boolean
  readonly han: boolean
  readonly leastTelling: number
  readonly weights: readonly number[]
  /** Words that a reading must meet, each as derived. */
  readonly needed: readonly boolean[]
  /** First letter of each Latin word, else 0; with `aloneBit` of a letter that stands alone. */
  readonly initials: readonly number[]
  readonly lettered: boolean
  readonly best: number[]
}

const initialOf = ({ key, han, accent }: Token): number => {
  if (han || accent !== '') return 0
  return key.length === 1 ? key.charCodeAt(0) | aloneBit : key.charCodeAt(0)
}

export const ask = (query: Variant, threshold: number): Asked => {
  const { tokens } = query
  const heardWords = tokens.filter(isHeard).length
  const heard = heardWords > 0
  const initials = tokens.map(initialOf)
  return {
    query,
    threshold,
    strict: isOnlyRead(query) && query.kind !== 'transcription',
    heard,
    heardOnce: heardWords === 1,
    han: tokens.some(token => token.han),
    leastTelling: leastTelling(query),
    weights: tokens.map(token => token.weight),
    needed: tokens.map(token => (heard ? isHeard(token) : !isGeneric(token))),
    initials,
    lettered: initials.some(initial => (initial & aloneBit) !== 0),
    best: tokens.map(() => 0),
  }
}

/** Of words written together and apart, at most (match/align.ts). */
export const joinedAgreement = 0.99

/** What two names agree on at most, weighed on each side, if every word had its best partner for itself. */
export interface Most {
  query: number
  listed: number
  /** Some word met distinguishes, or characters together might. */
  telling: boolean
  /** Some word of the listed name meets nothing. */
  left: boolean
}

/** A letter may stand for each word that begins with it, on either side. */
const raise = ({ best, initials }: Asked, unit: number): number => {
  let met = 0
  for (let i = 0; i < initials.length; i++)
    if (initials[i] === unit) {
      met = initialAgreement
      if (best[i]! < met) best[i] = met
    }
  return met
}

/** Scratch: one name is looked at after the other, thousands a question. */
const most: Most = { query: 0, listed: 0, telling: false, left: false }

const bestOf = ({ tokenAgreements, tokenWeight }: Store, id: number, asked: Asked): number => {
  const { best, weights } = asked
  let highest = 0
  for (let link = tokenAgreements.first(id); link >= 0; link = tokenAgreements.next(link)) {
    const word = tokenAgreements.word(link)
    const value = tokenAgreements.value(link)
    if (value > highest) highest = value
    if (value > best[word]!) best[word] = value
    if (value >= tellingAgreement && tokenWeight[id]! + weights[word]! > asked.leastTelling)
      most.telling = true
  }
  return highest
}

const mostOf = (store: Store, variant: number, asked: Asked, joins: readonly Join[]): Most => {
  const { best, weights } = asked
  const { dictionary, variantFacts, tokenAgreements, tokenWeight, tokenInitial, variantTokens } = store
  most.telling = asked.han || joins.length > 0
  most.left = false
  let listed = 0
  const lettered = asked.lettered || (variantFacts.flags(variant) & variantFlags.lettered) !== 0
  for (let i = 0; i < best.length; i++) best[i] = 0
  const end = variantFacts.end(variant)
  for (let at = variantFacts.start(variant); at < end; at++) {
    const id = variantTokens[at]!
    let value = tokenAgreements.first(id) < 0 ? 0 : bestOf(store, id, asked)
    if (lettered) value = Math.max(value, raise(asked, tokenInitial[id]! ^ aloneBit))
    if (joins.length > 0) value = Math.max(value, byJoin(best, id, joins))
    if (value > 0) listed += value * tokenWeight[id]!
    else if (!dictionary.isGeneric(id)) most.left = true
  }
  let query = 0
  for (let i = 0; i < weights.length; i++) query += best[i]! * weights[i]!
  most.query = query
  most.listed = listed
  return most
}

/** A word that is part of a join, or all of it, agrees with all words of the query that are written so. */
const byJoin = (best: number[], id: number, joins: readonly Join[]): number => {
  let value = 0
  for (const { ids, from, to } of joins)
    if (ids.includes(id)) {
      value = joinedAgreement
      for (let i = from; i < to; i++) best[i] = Math.max(best[i]!, joinedAgreement)
    }
  return value
}

const isJoined = (joins: readonly Join[], id: number): boolean => {
  for (const { ids } of joins) if (ids.includes(id)) return true
  return false
}

/** Weights of both sides differ a little: the scorer decides (signal/reading.ts, ofFirm). */
const isRead = (read: number, unread: number): boolean => unread <= 1.5 * mostUnread * read

/** Whether the words of a listed reading, or of what a reading is compared with, are met as derived. */
const meetsListed = (store: Store, variant: number, heard: boolean, joins: readonly Join[]): boolean => {
  const { dictionary, variantFacts, tokenAgreements, tokenWeight, variantTokens } = store
  const end = variantFacts.end(variant)
  let read = 0
  let unread = 0
  for (let at = variantFacts.start(variant); at < end; at++) {
    const id = variantTokens[at]!
    const met = tokenAgreements.derived(id) || isJoined(joins, id)
    if (!met && dictionary.isHeard(id)) return false
    // Of a transcription only the transcribed words must be heard.
    if (heard || dictionary.isGeneric(id)) continue
    if (met) read += tokenWeight[id]!
    else unread += tokenWeight[id]!
  }
  return isRead(read, unread)
}

const meetsQuery = ({ needed, best, heard, weights }: Asked): boolean => {
  let read = 0
  let unread = 0
  for (let i = 0; i < needed.length; i++) {
    if (!needed[i]) continue
    if (heard && best[i] === 0) return false
    if (best[i]! > leastMeant) read += weights[i]!
    else unread += weights[i]!
  }
  return heard || isRead(read, unread)
}

const mostContained = (containedFloor + containedReach) / 100
// Weights are stored with single precision; a bound a little too high costs time, one too low loses a name.
export const slack = 0.01

/** A held name is met in full when a word distinguishes it, or nearly as a person's given name and surname. */
const holds = (met: number, weight: number, telling: boolean): boolean =>
  (telling && met + slack >= leastCovered * weight) ||
  (weight + slack >= namedWeight && met + slack >= namedCovered * weight)

/** The greatest weight with which a listed name of these flags can reach the threshold when both agree on so much at most. */
export const heaviestOf = (asked: Asked, most: Most, flags: number): number => {
  const { threshold, query } = asked
  const whole = asked.strict || (flags & variantFlags.reading) !== 0
  const own = query.weight
  const both = most.query + most.listed + slack
  const plain = both / threshold - own
  const heard = both >= 1.5 * own ? Infinity : both / 1.5
  // A transcription of one word is no name that has another word besides (signal/heard-whole.ts).
  if (asked.heardOnce && most.left) return plain
  if (asked.heard || (flags & variantFlags.heard) !== 0) return Math.max(plain, heard)
  return whole || threshold > mostContained ? plain : Math.max(plain, heaviestHeld(most, own))
}

const heaviestHeld = ({ query, listed, telling }: Most, own: number): number => {
  if (holds(query, own, telling)) return Infinity
  const named = (listed + slack) / namedCovered
  return Math.max(telling ? (listed + slack) / leastCovered : 0, named + slack >= namedWeight ? named : 0)
}

/**
 * Share of both names that can agree, 0-1, where a listed name can reach the threshold by its own words, else 0; `joins` for
 * one that words joined or cut apart have found.
 */
export const mostShared = (store: Store, variant: number, asked: Asked, joins: readonly Join[]): number => {
  const flags = store.variantFacts.flags(variant)
  const heardListed = (flags & variantFlags.heard) !== 0
  const whole = asked.strict || (flags & variantFlags.reading) !== 0
  if (whole && !meetsListed(store, variant, heardListed, joins)) return 0
  const reached = mostOf(store, variant, asked, joins)
  const must = whole || (asked.heard && asked.threshold > partialFactor)
  if (must && !heardListed && !meetsQuery(asked)) return 0
  const weight = store.variantFacts.weight(variant)
  if (weight > heaviestOf(asked, reached, flags)) return 0
  return (reached.query + reached.listed + slack) / (asked.query.weight + weight)
}
