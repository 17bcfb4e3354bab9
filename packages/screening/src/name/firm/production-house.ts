import { roleWeights } from '../lexicon/role-weights.ts'
import type { Token } from '../token/token.ts'

const knowing: ReadonlySet<string> = new Set(['#science', '#research'])

/** What the house is, by the last of the three words. */
const houses: ReadonlyMap<string, { readonly key: string; readonly concept: string }> = new Map([
  ['#association', { key: 'NPO', concept: '#production-association' }],
  ['#enterprise', { key: 'NPP', concept: '#production-enterprise' }],
  ['#center', { key: 'NPTS', concept: '#production-center' }],
  ['#corporation', { key: 'NPK', concept: '#production-company' }],
])

const isStop = ({ role }: Token): boolean => role === 'stop'

/**
 * Research and Production Powder Metallurgy Association: the words of one kind of house, its business between them. The
 * phrases of the lexicon know them side by side, this one in any language that it has words of.
 */
export const withProductionHouse = (tokens: readonly Token[]): readonly Token[] => {
  const made = tokens.findIndex(({ concept }) => concept === '#manufacture')
  if (made < 1) return tokens
  const known = tokens.findLastIndex((token, at) => at < made && !isStop(token))
  if (known < 0 || !knowing.has(tokens[known]!.concept)) return tokens
  const last = tokens.findIndex(({ concept }, at) => at > made && houses.has(concept))
  if (last < 0) return tokens
  const house = tokens[known]!.with({
    ...houses.get(tokens[last]!.concept)!,
    role: 'trade',
    weight: roleWeights.trade!,
  })
  return tokens.flatMap((token, at) => (at === known ? [house] : at === made || at === last ? [] : [token]))
}
