import { readAddress, type Address } from './read-address.ts'
import type { Street } from './street.ts'

const mostNumbers = 200

const houseKeys = ({ street, from, to }: Street): string[] =>
  Array.from({ length: Math.min(to - from, mostNumbers) + 1 }, (_, at) => `@${street} ${from + at}`)

const buildingKey = (building: string): string[] => (building === '' ? [] : [`@${building}`])

/** Under what a listed address is filed: each house number of its street, and its building. */
export const filedKeys = ({ street, building }: Address): readonly string[] => [
  ...(street ? houseKeys(street) : []),
  ...buildingKey(building),
]

/** By what an asked one is looked for: a building counts with a room. */
export const soughtKeys = ({ street, building, rooms }: Address): readonly string[] => [
  ...(street ? houseKeys(street) : []),
  ...(rooms.length > 0 ? buildingKey(building) : []),
]

/** The same of whatever address a text is or holds. */
export const addressKeys = (text: string): readonly string[] => {
  const address = readAddress(text)
  return address ? soughtKeys(address) : []
}
