import { loneWeight } from '../../match/held-name.ts'
import { givenNamesOf } from '../../name/given-names.ts'
import type { Role } from '../../name/lexicon.ts'
import { isGeneric, type Token, type Variant } from '../../name/token.ts'
import type { TypedPart } from './typed-part.ts'

const untold: ReadonlySet<Role> = new Set<Role>(['form', 'title', 'kin', 'stop'])

const isOfNobody = (told: readonly Token[]): boolean => told.length < 3 && told.every(isGeneric)

/**
 * Whether a part of a text may be the whole name of somebody: several words, or one that is rare and no given name; `lone`
 * where what stands beside it says that one word is a name there. Every country has an Agricultural Bank.
 */
export const isNamed = ({ tokens }: Variant, { lone, beside }: Omit<TypedPart, 'text'>): boolean => {
  const told = tokens.filter(({ role }) => !untold.has(role))
  const [only, ...more] = told
  if (only === undefined) return false
  if (more.length > 0)
    return beside?.country !== true || told.some(({ role }) => role === 'region') || !isOfNobody(told)
  if (lone) return only.role === 'word' || only.role === 'common'
  return only.role === 'word' && only.weight >= loneWeight && givenNamesOf(only.key, only.abjad).length === 0
}
