import { givenNamesOf } from '../../name/word/given-names.ts'
import type { Role } from '../../name/lexicon/lexicon.ts'
import { onlyGeneric, type Token, type Variant } from '../../name/token/token.ts'
import type { TypedPart } from './typed-part.ts'
import { isPlace, isStructure } from '../../name/token/tells.ts'
import { aloneWeight } from '../../match/signal/asked-alone.ts'
import { loneWeight } from '../../match/signal/contained.ts'

const untold: ReadonlySet<Role> = new Set<Role>(['form', 'title', 'kin', 'stop'])

/** FINANCE INVESTMENT HOLDINGS says two words of business. */
const isOfNobody = (told: readonly Token[]): boolean =>
  onlyGeneric(told) && told.filter(token => !isStructure(token)).length < 3

/** Of one word: whether it is rare, or what stands beside it says whose name it is. Given names are those of many. */
const namedByOne = (only: Token, lone: TypedPart['lone']): TypedPart['lone'] => {
  if (lone === 'anybody') return only.role === 'word' || only.role === 'common' ? 'anybody' : 'nobody'
  if (only.role !== 'word' || givenNamesOf(only.key, only.abjad).length > 0) return 'nobody'
  if (only.weight >= loneWeight) return 'anybody'
  return only.weight >= aloneWeight ? lone : 'nobody'
}

/**
 * Whose whole name a part of a text may be: of several words anybody's, of one word that is rare too; of another word as
 * `lone` says. Every country has an Agricultural Bank.
 */
export const namedBy = (
  { tokens }: Variant,
  { lone, beside }: Pick<TypedPart, 'lone' | 'beside'>,
): TypedPart['lone'] => {
  const told = tokens.filter(({ role }) => !untold.has(role))
  const [only, ...more] = told
  if (only === undefined) return 'nobody'
  if (more.length === 0) return namedByOne(only, lone)
  const isName = beside?.country !== true || told.some(isPlace) || !isOfNobody(told)
  return isName ? 'anybody' : 'nobody'
}
