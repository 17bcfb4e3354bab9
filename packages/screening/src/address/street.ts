import { lettersOf } from './clear-text.ts'
import { hanStreets, streets, streetsWithoutType } from './hong-kong.ts'
import { apart, direction, isBuildingType, longDirection, longStreetType, streetType } from './words.ts'

export interface Street {
  /** Its letters. */
  readonly street: string
  /** As it is written. */
  readonly written: string
  /** House numbers, the first and the last. */
  readonly from: number
  readonly to: number
  /** Behind a single number: 14C. */
  readonly letter: string
  /** Where it stands in the text. */
  readonly start: number
  readonly end: number
}

const { before, behind } = apart
const word = String.raw`(?:[A-Z][A-Z']*\.?|\d{1,3}(?:ST|ND|RD|TH))`
const latin = String.raw`(?<words>(?:${word}[ -]+){1,5}?)(?<type>${streetType})${behind}\.?(?:(?<gap>,(?= [A-Z]{4}))? +(?<side>${direction}))?`
const typeless = String.raw`(?<name>${before}(?:${streetsWithoutType})${behind})`
const number = String.raw`(?<from>\d{1,5})(?<letter>[A-Z]?)(?: ?(?:[-~/&、至到及]| TO ) ?(?<to>\d{1,5})[A-Z]?)?`
const numberBefore = String.raw`(?<![A-Z0-9/-])${number}${behind} ?,? +`
const numberBehind = String.raw` ?,? *(?:NOS?[. ]+|# ?)?${number}${behind}`

/** The number of a house stands before the street or behind it. */
const patterns = [
  { pattern: new RegExp(numberBefore + latin, 'gu'), isFirst: true },
  { pattern: new RegExp(numberBefore + typeless, 'gu'), isFirst: true },
  { pattern: new RegExp(before + latin + numberBehind, 'gu'), isFirst: false },
  { pattern: new RegExp(typeless + numberBehind, 'gu'), isFirst: false },
  {
    pattern: new RegExp(
      String.raw`(?<han>${hanStreets})(?:\p{Script=Han}{1,4}段)? ?,? ?(?:门牌|第)?${number}`,
      'gu',
    ),
    isFirst: false,
  },
  { pattern: new RegExp(String.raw`${number} ?号 ?(?<han>${hanStreets})`, 'gu'), isFirst: false },
]

type Groups = Readonly<Record<string, string | undefined>>

/** Letters of a street: as it is known, with whatever stands before it; an unknown one by all its words. */
const ofWords = ({ words = '', type = '', gap, side = '' }: Groups, isFirst: boolean): string | undefined => {
  const all = words.split(/[ -]+/u).filter(Boolean)
  const name = longStreetType(type)
  for (let from = 0; from < all.length; from++) {
    const letters = lettersOf(all.slice(from).join('')) + name
    const known = streets.latin.get(letters + longDirection(side)) ?? streets.latin.get(letters)
    // What stands between a number and the street tells that it is no number of the street.
    if (known !== undefined) return from > 0 && isFirst ? undefined : known
  }
  const building = all.findLastIndex(isBuildingType)
  if (building >= 0 && (isFirst || building === all.length - 1)) return undefined
  // Behind a comma it is the place: Des Voeux Road, Central is known as its side, Larch Road, Central is not.
  return lettersOf(all.slice(building + 1).join('')) + name + (gap === undefined ? longDirection(side) : '')
}

const streetOf = (groups: Groups, isFirst: boolean): string | undefined => {
  if (groups['han'] !== undefined) return streets.han.get(groups['han'])
  if (groups['name'] !== undefined) return streets.latin.get(lettersOf(groups['name']))
  return ofWords(groups, isFirst)
}

/** 165-71 is 165-171. */
const lastNumber = (from: string, to: string | undefined): number => {
  if (to === undefined) return Number(from)
  const whole = to.length < from.length ? from.slice(0, from.length - to.length) + to : to
  return Math.max(Number(from), Number(whole))
}

const writtenOf = ({ han, name, words = '', type = '', side = '' }: Groups): string =>
  han ?? name ?? `${words}${type} ${side}`.trim()

/** The first street with a house number in a text. */
export const findStreet = (text: string): Street | undefined => {
  for (const { pattern, isFirst } of patterns) {
    pattern.lastIndex = 0
    for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
      const { groups = {}, index } = found
      pattern.lastIndex = index + 1
      const street = streetOf(groups, isFirst)
      if (street === undefined) continue
      const { from = '', to, letter = '' } = groups
      return {
        street,
        written: writtenOf(groups),
        from: Number(from),
        to: lastNumber(from, to),
        letter: to === undefined ? letter : '',
        start: index,
        end: index + found[0].length,
      }
    }
  }
  return undefined
}
