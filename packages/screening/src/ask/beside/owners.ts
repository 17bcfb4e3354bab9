import { isHouseName } from '../../name/lexicon/houses.ts'
import { foldLatin } from '../../name/script/latin.ts'
import { isTypedGivenName } from '../../name/word/given-names.ts'
import { latinInformation } from '../../name/word/rarity.ts'
import type { PersonRow } from './person-rows.ts'
import { besideWords } from '../../match/beside.ts'

const ownerOf = /^(?:.*\s(?:from|for|of|by|with|to)\s)?(\p{Lu}.{2,}?)['’]s(?:\s(.{1,40}))?$/u

/** Viktor Norvan's car, Rosneft's lawyer: whose something is; in Domino's Pizza it is nobody's. */
export const ownersIn = (text: string): PersonRow[] => {
  const [, name = '', more = ''] = ownerOf.exec(text) ?? []
  const isTold = name.includes(' ') || isHouseName(foldLatin(name)) || isRare(name)
  return name !== '' && isTold ? [{ text: name, beside: besideWords(more) }] : []
}

const rareOwner = 0.85
const isRare = (name: string): boolean =>
  latinInformation(foldLatin(name)) >= rareOwner && !isTypedGivenName(name)
