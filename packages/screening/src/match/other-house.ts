import { knownHouse } from '../name/known-names.ts'
import type { Variant } from '../name/token.ts'
import type { NameConflict } from './name-conflict.ts'

const inHan = ({ tokens }: Variant): boolean => tokens.some(({ key }) => /^\p{Script=Han}/u.test(key))

/** One name may translate the other, whatever house is usually called so. */
const mayTranslate = (query: Variant, listed: Variant): boolean =>
  query.kind !== listed.kind || inHan(query) !== inHan(listed)

/** Two names that are not the same and are each known to name another house: Royal Bank of Scotland, Bank of Scotland. */
export const otherHouse = (query: Variant, listed: Variant): NameConflict | undefined => {
  if (query.bare === listed.bare || mayTranslate(query, listed)) return undefined
  const [own, other] = [knownHouse(query), knownHouse(listed)]
  if (!own || !other || own === other) return undefined
  return { about: 'otherHouse', query: own.id, listed: other.id, factor: 1 }
}
