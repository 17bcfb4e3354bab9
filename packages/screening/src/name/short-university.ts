import { readingsOf } from './han.ts'
import { readingToken } from './tokenise-latin.ts'
import type { Token, Variant } from './token.ts'
import { variantOf } from './variant.ts'

const university = '#university'
const fewest = 3

const isPlace = ({ role, concept }: Token): boolean => role === 'region' && concept.startsWith('@cn-')

const inHan = ({ key }: Token): boolean => /^\p{Script=Han}/u.test(key)

/** A university called in English by the sound of its short Chinese name: 北京航空航天大学, 北航, BEIHANG University. */
export const withShortSound = (direct: Variant | undefined): Variant[] => {
  const tokens = direct?.tokens ?? []
  const [place, field] = tokens
  const last = tokens.at(-1)
  if (!place || !field || last?.concept !== university || tokens.length < fewest) return []
  if (!isPlace(place) || field.role !== 'trade' || !tokens.every(inHan)) return []
  const short = place.key[0]! + field.key[0]!
  const sound = [...short].map(char => readingsOf(char)[0] ?? '').join('')
  const word = readingToken(short, sound)
  return word ? [variantOf('pinyin', [word, last])] : []
}
