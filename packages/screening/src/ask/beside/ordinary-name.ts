import { isForm, isInHan, isPlace, isStructure } from '../../name/token/tells.ts'
import { onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { latinInformation } from '../../name/word/rarity.ts'
import { fewestGeneric } from '../../match/whole/generic-name.ts'

const isSpoken = ({ role }: Token): boolean => role !== 'form' && role !== 'title' && role !== 'stop'
const toldOf = ({ tokens }: Variant): readonly Token[] => tokens.filter(isSpoken)
const tellsBusiness = (token: Token): boolean => !isPlace(token) && !isStructure(token)

/** Information from which a word of business is hardly ever used in names: TEJARAT, GAZ. */
const seldom = 0.7
const seldomAlone = 0.85
/** The same of one that tells a body together with a country: IRAN AIR, and no Iran Trading. */
const seldomWithPlace = 0.3
const rarest = (words: readonly Token[]): number =>
  Math.max(0, ...words.map(({ key }) => latinInformation(key)))

/** Words that each belong to many names are one together where they are three, or two with a place, a form or a seldom word. */
export const isNamed = (listed: Variant): boolean => {
  if (!onlyGeneric(listed.tokens)) return true
  const told = toldOf(listed)
  const ofBusiness = told.filter(tellsBusiness)
  if (told.length < 2 || ofBusiness.length === 0) return false
  if (told.some(isInHan)) return told.length >= fewestGeneric && told.some(isPlace)
  const least = told.some(isPlace) ? seldomWithPlace : seldom
  return told.length >= fewestGeneric || listed.tokens.some(isForm) || rarest(ofBusiness) >= least
}

/** Whether a name of ordinary words, written with its forms, is told whatever unknown word stands beside it: by three of them, by its form, by a country. */
export const isToldWhole = (listed: Variant, written: Variant | undefined): boolean => {
  const told = toldOf(listed)
  const ofBusiness = told.filter(tellsBusiness)
  // What Chinese writes without gaps may be a piece of a longer name (held-han.ts knows more of it).
  if (told.length < 2 || ofBusiness.length === 0 || told.some(isInHan)) return false
  const hasPlace = told.some(isPlace)
  if (told.length >= fewestGeneric) return hasPlace || ofBusiness.length > 1
  const rarity = rarest(ofBusiness)
  if (rarity >= seldomAlone || (hasPlace && rarity >= seldomWithPlace)) return true
  return listed.tokens.some(isForm) && written?.exact === listed.exact
}

/** A name without a place goes on in one: Vietnam | Foreign Trade Bank. */
export const isOfAnyPlace = ({ tokens }: Variant): boolean => onlyGeneric(tokens) && !tokens.some(isPlace)
