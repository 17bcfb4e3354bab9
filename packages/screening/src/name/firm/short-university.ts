import { readingsOf } from '../han/han.ts'
import { readingToken } from '../token/tokenise-latin.ts'
import type { Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { isInHan, isPlace, isPlaceOfChina } from '../token/tells.ts'

const university = '#university'
const fewest = 3

/** A university called in English by the sound of its short Chinese name: 北京航空航天大学, 北航, BEIHANG University. */
export const withShortSound = (direct: Variant | undefined): Variant[] => {
  const tokens = direct?.tokens ?? []
  const [place, field] = tokens
  const last = tokens.at(-1)
  if (!place || !field || last?.concept !== university || tokens.length < fewest) return []
  if (!isPlace(place) || !isPlaceOfChina(place) || field.role !== 'trade' || !tokens.every(isInHan)) return []
  const short = place.key[0]! + field.key[0]!
  const sound = [...short].map(char => readingsOf(char)[0] ?? '').join('')
  const word = readingToken(short, sound)
  return word ? [variantOf('pinyin', [word, last])] : []
}
