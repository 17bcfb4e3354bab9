import { isHouseName } from '../../name/lexicon/houses.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { givenNamesOf } from '../../name/word/given-names.ts'
import { latinInformation } from '../../name/word/rarity.ts'
import type { PersonRow } from './person-rows.ts'

const isGivenName = (word: string): boolean => givenNamesOf(foldLatin(word), false).length > 0
const rareOwner = 0.85
const isRare = (name: string): boolean => latinInformation(foldLatin(name)) >= rareOwner && !isGivenName(name)

const ownerOf = /^(?:.*\s(?:from|for|of|by|with|to)\s)?(\p{Lu}.{2,}?)['’]s(?:\s(.{1,40}))?$/u

/** Viktor Norvan's car, Rosneft's lawyer: whose something is; in Domino's Pizza it is nobody's. */
export const owners = (text: string): PersonRow[] => {
  const [, name = '', more = ''] = ownerOf.exec(text) ?? []
  const isTold = name.includes(' ') || isHouseName(foldLatin(name)) || isRare(name)
  return name !== '' && isTold ? [{ text: name, beside: { text: more, part: false, country: false } }] : []
}
