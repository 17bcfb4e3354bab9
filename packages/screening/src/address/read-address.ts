import { clearText } from './clear-text.ts'
import { findBuilding } from './building.ts'
import { placesIn } from './places.ts'
import { readRooms, takeInside, type Room } from './rooms.ts'
import { findStreet, type Street } from './street.ts'
import { hanBuildings, hanStreets, streetsWithoutType } from './hong-kong.ts'
import { buildingType, streetType } from './words.ts'

/** An address as far as a text tells it. */
export interface Address {
  readonly street: Street | undefined
  /** Letters of its name; '' where untold. */
  readonly building: string
  readonly tower: string
  /** Rooms, or a whole floor; none of a whole house. */
  readonly rooms: readonly Room[]
  readonly places: ReadonlySet<string>
  /** The text without rooms and street. */
  readonly rest: string
}

const figure = /\p{Nd}|[一二三四五六七八九十百][号號楼樓]/u
const latin = new RegExp(`(?<!\\p{L})(?:${streetType}|${buildingType}|${streetsWithoutType})(?!\\p{L})`, 'iu')
const foreign = /[^ -~]/u
const han = new RegExp(`${hanStreets}|${hanBuildings.source}`, 'u')

const mayHold = (text: string): boolean => figure.test(text) && (latin.test(text) || foreign.test(text))

const isAddressed = (clear: string): boolean => latin.test(clear) || han.test(clear)

/** Reads the address that a text is or holds: a street with its number, or a room of a building. */
export const readAddress = (text: string): Address | undefined => {
  if (!mayHold(text)) return undefined
  const clear = clearText(text)
  if (!isAddressed(clear)) return undefined
  const inside = takeInside(clear)
  const street = findStreet(inside.rest)
  const before = inside.rest.slice(0, street?.start)
  const behind = street === undefined ? inside.rest : inside.rest.slice(street.end)
  const rest = street === undefined ? before : `${before} | ${behind}`
  const rooms = readRooms(inside.told, rest, inside.floor)
  const building = findBuilding(rest)
  if (street === undefined && (building === '' || rooms.length === 0)) return undefined
  return { street, building, tower: inside.tower, rooms, places: placesIn(before, behind), rest }
}
