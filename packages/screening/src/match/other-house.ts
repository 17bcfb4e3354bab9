import { knownHouse, otherSort } from '../name/known-names.ts'
import type { Role } from '../name/lexicon.ts'
import type { Token, Variant } from '../name/token.ts'
import type { NameConflict } from './name-conflict.ts'

const inHan = ({ tokens }: Variant): boolean => tokens.some(({ key }) => /^\p{Script=Han}/u.test(key))

/** One name may translate the other, whatever house is usually called so. */
const mayTranslate = (query: Variant, listed: Variant): boolean =>
  query.kind !== listed.kind || inHan(query) !== inHan(listed)

const anybodys: ReadonlySet<Role> = new Set(['trade', 'form', 'region', 'common', 'stop'])

/** Places and common words name many banks: the Commercial Bank of East Asia is not the Bank of East Asia. */
export const isOtherSort = (query: Variant, listed: Variant): boolean =>
  otherSort(query.tokens, listed.tokens) &&
  !mayTranslate(query, listed) &&
  [...query.tokens, ...listed.tokens].every(isAnybodys)

const isAnybodys = ({ role }: Token): boolean => anybodys.has(role)

/** Two names that are not the same and are each known to name another house: Royal Bank of Scotland, Bank of Scotland. */
export const otherHouse = (query: Variant, listed: Variant): NameConflict | undefined => {
  if (query.bare === listed.bare || mayTranslate(query, listed)) return undefined
  const [own, other] = [knownHouse(query), knownHouse(listed)]
  if (!own || !other || (own === other && !isOtherSort(query, listed))) return undefined
  return { about: 'otherHouse', query: own.id, listed: other.id, factor: 1 }
}
