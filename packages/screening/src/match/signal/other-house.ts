import { knownHouse, otherSort } from '../../name/house/known-names.ts'
import type { Role } from '../../name/lexicon/lexicon.ts'
import { isGeneric, type Token, type Variant } from '../../name/token/token.ts'
import { isHouseName } from '../../name/lexicon/houses.ts'
import { isForm, isInHan } from '../../name/token/tells.ts'
import { containedFloor } from './contained.ts'
import { belowHit } from '../shown.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

/** One name may translate the other, whatever house is usually called so. */
const mayTranslate = (query: Variant, listed: Variant): boolean =>
  query.kind !== listed.kind || query.tokens.some(isInHan) !== listed.tokens.some(isInHan)

const anybodys: ReadonlySet<Role> = new Set(['trade', 'form', 'region', 'common', 'stop'])

/** Places and common words name many banks: the Commercial Bank of East Asia is not the Bank of East Asia. */
export const isOtherSort = (query: Variant, listed: Variant): boolean =>
  otherSort(query.tokens, listed.tokens) &&
  !mayTranslate(query, listed) &&
  [...query.tokens, ...listed.tokens].every(isAnybodys)

const isAnybodys = ({ role }: Token): boolean => anybodys.has(role)

/** Two names that are not the same and are each known to name another house: Royal Bank of Scotland, Bank of Scotland. */
const housesOf = ({ query, listed }: Pair): Sign | undefined => {
  if (query.bare === listed.bare || mayTranslate(query, listed)) return undefined
  const [own, other] = [knownHouse(query), knownHouse(listed)]
  if (!own || !other || (own === other && !isOtherSort(query, listed))) return undefined
  return { about: 'otherHouse', query: own.id, listed: other.id, factor: 1 }
}

const ofOtherHouses = 74

/** A house in Latin letters, and a word that is only like its name: Robert Bosch GmbH, Robert Busch GmbH. */
const isOnlyLikeHouse = ({ query, listed, matches }: Pair): boolean =>
  query.tokens.some(isForm) &&
  listed.tokens.some(isForm) &&
  matches.some(({ agreement, queryFrom, queryTo, listedFrom, listedTo }) => {
    const [own, other] = [query.tokens[queryFrom]!.key, listed.tokens[listedFrom]!.key]
    const isWordForWord = queryTo - queryFrom === 1 && listedTo - listedFrom === 1
    return isWordForWord && agreement.rule === 'variant' && isHouseName(own) !== isHouseName(other)
  })

/** Two known houses; of one word that distinguishes they may belong together, and a person must look. */
export const otherHouse: Signal = {
  name: 'otherHouse',
  tells:
    'Both names are known to name a house each, and not the same; or of two firms one is called by a house in Latin letters, the other by a word that is only like it.',
  example: ['Royal Bank of Scotland', 'Bank of Scotland'],
  of: (pair, points) => {
    const houses = points < containedFloor ? undefined : housesOf(pair)
    if (!houses)
      return points > belowHit && isOnlyLikeHouse(pair)
        ? [{ about: 'ceiling', query: '', listed: '', factor: 1, settle: () => belowHit }]
        : noSign
    const related = pair.matches.some(({ queryFrom }) => !isGeneric(pair.query.tokens[queryFrom]!))
    return [{ ...houses, settle: () => (related ? containedFloor : ofOtherHouses) }]
  },
}
