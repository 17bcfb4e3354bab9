import { foldHan } from '../name/han/han.ts'
import { readTable } from '../name/table.ts'
import { lettersOf } from './clear-text.ts'
import { isStreetType, isUse } from './words.ts'

const other = '/'
const inLetters = (latin: string): string => lettersOf(latin.toUpperCase())

const withoutUse = (latin: string): string =>
  latin
    .toUpperCase()
    .split(' ')
    .filter(word => !isUse(word))
    .join(' ')

/** Latin letters and Chinese characters → the letters by which a place is called here. */
interface Places {
  readonly latin: ReadonlyMap<string, string>
  readonly han: ReadonlyMap<string, string>
}

const placesOf = (rows: readonly (readonly string[])[]): Places => {
  const [latin, han] = [new Map<string, string>(), new Map<string, string>()]
  for (const [latinNames = '', hanNames = ''] of rows) {
    const spellings = latinNames.split(other).map(inLetters)
    for (const spelling of spellings) latin.set(spelling, spellings[0]!)
    for (const name of hanNames.split(other)) han.set(foldHan(name), spellings[0]!)
  }
  return { latin, han }
}

const streetRows = readTable('streets.tsv')
const placeRows = readTable('hong-kong.tsv')
const ofKind = (kind: string): string[][] => placeRows.filter(row => row[0] === kind).map(row => row.slice(1))

export const streets = placesOf(streetRows)
export const districts = placesOf(ofKind('district'))
export const buildings = placesOf(
  ofKind('building').map(([latin = '', han = '']) => [withoutUse(latin), han]),
)

const longestFirst = (names: Iterable<string>): string[] => [...names].sort((a, b) => b.length - a.length)

/** Streets without a word that says so (Queensway): only what is known so is one. */
export const streetsWithoutType: string = longestFirst(
  streetRows
    .flatMap(([latin = '']) => latin.toUpperCase().split(other))
    .filter(name => !name.split(' ').some(isStreetType)),
)
  .map(name => name.replaceAll("'", "'?").replaceAll(' ', ' ?'))
  .join('|')

export const hanStreets: string = longestFirst(streets.han.keys()).join('|')
export const hanBuildings = new RegExp(longestFirst(buildings.han.keys()).join('|'), 'u')
