import type { Token } from '../../name/token/token.ts'
import type { Match } from '../piece/align.ts'

export type Side = 'query' | 'listed'

export const textsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

export const weigh = (tokens: readonly Token[]): number =>
  tokens.reduce((sum, token) => sum + token.weight, 0)

export const isReordered = (matches: readonly Match[]): boolean =>
  matches.some((match, i) => i > 0 && match.listedFrom < matches[i - 1]!.listedFrom)

/** Places of the pieces of one name that met a piece of the other. */
export const positions = (matches: readonly Match[], side: Side): Set<number> => {
  const met = new Set<number>()
  for (const match of matches) {
    const [from, to] =
      side === 'query' ? [match.queryFrom, match.queryTo] : [match.listedFrom, match.listedTo]
    for (let at = from; at < to; at++) met.add(at)
  }
  return met
}

/** Share of the weight of a name that met something. */
export const covered = (matches: readonly Match[], tokens: readonly Token[], side: Side): number => {
  const total = weigh(tokens)
  const hit = matches.reduce((sum, match) => {
    const [from, to] =
      side === 'query' ? [match.queryFrom, match.queryTo] : [match.listedFrom, match.listedTo]
    return sum + match.agreement.value * weigh(tokens.slice(from, to))
  }, 0)
  return total === 0 ? 0 : hit / total
}
