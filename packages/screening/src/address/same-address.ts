import { liesElsewhere } from './places.ts'
import type { Address } from './read-address.ts'
import type { Room } from './rooms.ts'
import type { Street } from './street.ts'

/** What keeps an address from being surely the listed one, with what each side tells of it. */
export interface OpenDetail {
  readonly about: 'street' | 'room'
  readonly query: string
  readonly listed: string
}

type Agreement = 'same' | 'open' | 'other'

const best = (all: readonly Agreement[]): Agreement =>
  all.includes('same') ? 'same' : all.includes('open') ? 'open' : 'other'

const worst = (a: Agreement, b: Agreement): Agreement =>
  a === 'other' || b === 'other' ? 'other' : a === 'open' ? a : b

const agree = (a: string, b: string): Agreement =>
  a === b ? 'same' : a === '' || b === '' ? 'open' : 'other'

const letterBehind = /^[A-Z]$/u

/** 1605A may be a part of 1605. */
const isPart = (a: string, b: string): boolean => a.startsWith(b) && letterBehind.test(a.slice(b.length))

const unitsAgree = (asked: string, listed: string): Agreement => {
  if (listed === '') return 'same'
  if (asked !== '' && (isPart(asked, listed) || isPart(listed, asked))) return 'open'
  return agree(asked, listed)
}

/** Room 1003 of a third floor, and a room 1003 whose floor nobody tells. */
const isWhole = (one: Room, other: Room): boolean => one.whole !== '' && one.whole === other.unit

const roomAgrees = (asked: Room, listed: Room): Agreement =>
  isWhole(asked, listed) || isWhole(listed, asked)
    ? 'same'
    : worst(agree(asked.floor, listed.floor), unitsAgree(asked.unit, listed.unit))

/** A listed whole house or floor holds each of its rooms. */
const roomsAgree = (asked: readonly Room[], listed: readonly Room[]): Agreement => {
  if (listed.length === 0) return 'same'
  if (asked.length === 0) return 'open'
  return best(asked.flatMap(one => listed.map(other => roomAgrees(one, other))))
}

const isSingle = ({ from, to }: Street): boolean => from === to

/** 14 may be 14C; 14A is another house. */
const streetsAgree = (asked: Street, listed: Street): Agreement => {
  if (asked.street !== listed.street || !overlap(asked, listed)) return 'other'
  return isSingle(asked) && isSingle(listed) ? agree(asked.letter, listed.letter) : 'same'
}

const overlap = (a: Street, b: Street): boolean => a.from <= b.to && b.from <= a.to

/** A building without its street tells too little for a certain answer, and so does one whose street is written otherwise. */
const housesAgree = (asked: Address, listed: Address): Agreement => {
  const [one, other] = [asked.street, listed.street]
  const agreement = one && other ? streetsAgree(one, other) : 'other'
  if (agreement !== 'other') return agreement
  const isBuilding = asked.building !== '' && asked.building === listed.building
  return isBuilding && (!one || !other || (one.street !== other.street && overlap(one, other)))
    ? 'open'
    : 'other'
}

const streetOf = ({ street }: Address): string =>
  street ? `${street.written} ${street.from}${street.letter}` : ''

const written = ({ floor, unit }: Room): string => {
  if (unit === '') return `${floor}/F`
  return /^\d/u.test(unit) && floor !== '' ? floor + unit.replace(/^\d(?!\d)/u, '0$&') : floor + unit
}

/** First and last of the rooms, as they are told. */
const roomsOf = ({ rooms }: Address): string =>
  [...new Set([rooms[0], rooms.at(-1)].flatMap(room => (room ? [written(room)] : [])))].join('–')

const hasUnit = ({ rooms }: Address): boolean => rooms.some(({ unit }) => unit !== '')

/** What is open between two addresses that may be one: `none` where nothing is; undefined where they are two. */
export const compareAddresses = (asked: Address, listed: Address): OpenDetail | 'none' | undefined => {
  if (liesElsewhere(asked.places, listed.places)) return undefined
  if (agree(asked.tower, listed.tower) === 'other') return undefined
  const house = housesAgree(asked, listed)
  const rooms = roomsAgree(asked.rooms, listed.rooms)
  if (house === 'other' || rooms === 'other') return undefined
  if (house === 'same' && rooms === 'same') return 'none'
  if (rooms === 'open') {
    // A building alone with half of a room is anywhere.
    if (asked.street?.street !== listed.street?.street) return undefined
    return { about: 'room', query: hasUnit(asked) ? roomsOf(asked) : '', listed: roomsOf(listed) }
  }
  return { about: 'street', query: streetOf(asked), listed: streetOf(listed) }
}
