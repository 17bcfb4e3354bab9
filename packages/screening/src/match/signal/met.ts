import type { Token } from '../../name/token/token.ts'
import type { Match } from '../piece/match.ts'

export type Side = 'query' | 'listed'

export const textsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ')

export const weigh = (tokens: readonly Token[]): number => weighPart(tokens, 0, tokens.length)

const weighPart = (tokens: readonly Token[], from: number, to: number): number => {
  let weight = 0
  for (let at = from; at < to; at++) weight += tokens[at]!.weight
  return weight
}

export const isReordered = (matches: readonly Match[]): boolean =>
  matches.some((match, i) => i > 0 && match.listedFrom < matches[i - 1]!.listedFrom)

/** Whether the piece at a place of one of the names met a piece of the other. */
export const isMet = (matches: readonly Match[], side: Side, at: number): boolean => {
  for (const { queryFrom, queryTo, listedFrom, listedTo } of matches)
    if (side === 'query' ? queryFrom <= at && at < queryTo : listedFrom <= at && at < listedTo) return true
  return false
}

type Wanted = (token: Token) => boolean

const anything: Wanted = () => true

/** The pieces of one name that met nothing, as far as they are wanted. */
export const leftOf = (
  tokens: readonly Token[],
  matches: readonly Match[],
  side: Side,
  wanted: Wanted = anything,
): Token[] => tokens.filter((token, at) => wanted(token) && !isMet(matches, side, at))

/** Share of the weight of a name that met something. */
export const covered = (matches: readonly Match[], tokens: readonly Token[], side: Side): number => {
  const total = weigh(tokens)
  let hit = 0
  for (const { agreement, queryFrom, queryTo, listedFrom, listedTo } of matches)
    hit +=
      agreement.value *
      (side === 'query' ? weighPart(tokens, queryFrom, queryTo) : weighPart(tokens, listedFrom, listedTo))
  return total === 0 ? 0 : hit / total
}
