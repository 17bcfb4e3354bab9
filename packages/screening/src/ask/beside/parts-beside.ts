import { links } from '../remarks.table.ts'
import { hanPartsOf } from './han-parts.ts'
import type { Sense } from './sense.ts'
import type { Beside } from '../../match/beside.ts'
import type { TypedPart } from './typed-part.ts'
import { TypedText, type Words } from './typed-text.ts'

const fewestBehindPlace = 4

/** CEO …, Branch of …, 5th Brigade of …: what leads to a name without a mark; a place alone only to a long one. */
const isLeading = (front: Words, behind: Words): boolean =>
  front.areSensed &&
  (front.has('part', 'role', 'label', 'ship') ||
    (front.arePlaces && behind.count >= fewestBehindPlace && behind.has('', 'place', 'country')))

const fewestBehindNumber = 2

/** … Frankfurt Branch, … School of Medicine, … 12 Bahnhofstrasse: what follows a name without a mark. */
const isFollowing = (rest: Words, ofShip: boolean): boolean => {
  if (rest.first === '') return false
  // Behind a number or a word of addresses anything may stand.
  if (rest.first === 'address') return true
  if (rest.first === 'number' && (ofShip || rest.count > fewestBehindNumber)) return true
  if (!rest.areSensed) return rest.has('address')
  if (rest.has('part', 'role', 'ship', 'address')) return true
  // A line of business beside a place is another firm's: Norva | Insurance of China.
  return rest.has('place', 'country') && !rest.has('business')
}

/** A stretch of words that may be a name. */
interface Stretch {
  readonly from: number
  readonly to: number
  readonly marks: number
  /** Ends of it that no mark tells. */
  readonly cuts: number
}

const mostMarks = 4
const mostParts = 16

const mayName: readonly Sense[] = ['', 'business', 'part']

/** Stretches that may be a name by the marks around them, and by what leads to them or follows them; the surest first. */
const stretchesOf = (typed: TypedText): Stretch[] => {
  if (typed.isBare) return []
  const { count } = typed
  const ofShip = typed.words(0, count).has('ship')
  const places = Array.from({ length: count + 1 }, (_, at) => at)
  const leads = (at: number): boolean =>
    isLeading(typed.words(typed.startBefore(at), at), typed.words(at, typed.endFrom(at)))
  const follows = (at: number): boolean => isFollowing(typed.words(at, typed.endFrom(at)), ofShip)
  const starts = places.filter(at => at < count && (at === 0 || typed.isMark(at) || leads(at)))
  const ends = places.filter(at => at > 0 && (typed.isMark(at) || follows(at)))
  const cuts = (from: number, to: number): number =>
    Number(from > 0 && !typed.isMark(from)) + Number(!typed.isMark(to))
  return starts
    .flatMap(from =>
      ends
        .filter(to => from < to && to - from < count && typed.words(from, to).has(...mayName))
        .map(to => ({ from, to, marks: typed.marksIn(from, to), cuts: cuts(from, to) })),
    )
    .filter(({ marks }) => marks <= mostMarks)
    .toSorted((a, b) => a.cuts - b.cuts || a.marks - b.marks || a.from - b.from || b.to - a.to)
    .slice(0, mostParts)
}

/** A branch, a place behind which no mark stands, another form; roles, addresses and what is told of a ship are remarks. */
const tellsOfHouse = (words: Words, byMark: boolean): boolean => {
  if (words.count === 0 || !words.areSensed || words.has('address', 'role', 'label', 'ship')) return false
  return words.has('part') || (words.has('place', 'country') && (words.has('form') || !byMark))
}

/** What the text tells of the party right before and right behind its name. */
const besideOf = (typed: TypedText, { from, to }: Stretch): Beside | undefined => {
  const sides = [
    { from: typed.startBefore(from), to: from, byMark: typed.isMark(from) },
    { from: to, to: typed.endFrom(to), byMark: typed.isMark(to) },
  ].filter(side => tellsOfHouse(typed.words(side.from, side.to), side.byMark))
  // A ship is in a port, and sails from one to another.
  if (sides.length === 0 || typed.around(from, to).has('ship')) return undefined
  const has = (sense: Sense): boolean => sides.some(side => typed.words(side.from, side.to).has(sense))
  return {
    text: sides.map(side => typed.slice(side.from, side.to)).join(' '),
    part: has('part'),
    country: has('country'),
  }
}

/** Whether one word may be a whole name: a ship's, that of a house that has a branch, or one with its country alone. */
const mayBeLone = (rest: Words, byMark: boolean): boolean =>
  rest.areSensed && !rest.has('form') && (rest.has('ship', 'part') || (byMark && rest.arePlaces))

const link = new RegExp(`(?<![\\p{L}\\p{N}])(?:${links})(?![\\p{L}\\p{N}])`, 'giu')

/** Parts of a typed text that may each be a listed name whole, with something ordinary beside it. */
export const partsBeside = (text: string): TypedPart[] => {
  const typed = new TypedText(text.replace(link, ' | '))
  const parts = stretchesOf(typed).map(stretch => ({
    text: typed.slice(stretch.from, stretch.to),
    beside: besideOf(typed, stretch),
    lone: mayBeLone(typed.around(stretch.from, stretch.to), typed.isMark(stretch.to)),
  }))
  return [...parts, ...typed.hanRuns.flatMap(hanPartsOf)]
}
