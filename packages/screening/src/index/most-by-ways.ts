import { joinedAgreement, slack, type Most } from './bound.ts'
import type { Clue, Gains, TokenClue } from './clue.ts'
import type { Join } from './joins.ts'
import { wayBits } from './found-names.ts'
import { variantFlags } from './hints.ts'
import { tellingWeight } from '../match/signal/contained.ts'

/**
 * What names can agree on with the query at most, by nothing but the ways in which they were found: clues and joins
 * that were read leave marks on them (found-names.ts), those that were not read may always be met.
 */
interface Ways {
  /** Those that are not read have no mark. */
  readonly clues: readonly TokenClue[]
  readonly joins: readonly Join[]
}

const namesOf = (way: Clue | Join): number => ('cost' in way ? way.cost : way.holders.length)

/** Each way has a mark of its own; of a long question those of the fewest names share the last one. */
export const markWays = (ways: (Clue | Join)[]): void => {
  if (ways.length > wayBits) ways.sort((a, b) => namesOf(b) - namesOf(a))
  for (let at = 0; at < ways.length; at++) ways[at]!.mark = 1 << Math.min(at, wayBits - 1)
}

/** Sums of one name, while its words are gone through. */
class Sum implements Most {
  query = 0
  listed = 0
  telling = false
  readonly left = false
  /** Of characters. */
  #characters = 0
  #query = 0
  #listed = 0

  clear(): void {
    this.query = 0
    this.listed = 0
    this.telling = false
    this.#characters = 0
  }

  begin({ query, listed }: Gains): void {
    this.#query = query
    this.#listed = listed
  }

  take({ query, listed }: Pick<Gains, 'query' | 'listed'>): void {
    if (query > this.#query) this.#query = query
    if (listed > this.#listed) this.#listed = listed
  }

  /** Characters tell together what none of them tells (signal/contained.ts). */
  end(han: boolean): void {
    this.query += this.#query
    this.listed += this.#listed
    if (!han) return
    this.#characters += this.#query
    if (this.#characters + slack >= tellingWeight) this.telling = true
  }
}

const isMet = ({ mark }: Clue, found: number): boolean => mark === 0 || (found & mark) !== 0

/** The listed words of a join are counted with the first word of the query that it joins. */
const gainsOf = (
  { ids, from }: Join,
  at: number,
  weight: number,
  tokenWeight: Float32Array,
): Pick<Gains, 'query' | 'listed'> => {
  let listed = 0
  if (at === from) for (const id of ids) listed += tokenWeight[id]!
  return { query: joinedAgreement * weight, listed: joinedAgreement * listed }
}

/** For names with these marks and flags. */
export type MostByWays = (marks: number, flags: number) => Most

export const mostByWays = ({ clues, joins }: Ways, tokenWeight: Float32Array): MostByWays => {
  const sum = new Sum()
  return (found, flags) => {
    const lettered = (flags & variantFlags.lettered) !== 0
    sum.clear()
    for (let at = 0; at < clues.length; at++) {
      const { unseen, meetings, initials, weight, han } = clues[at]!
      sum.begin(unseen)
      for (const way of meetings)
        if (isMet(way, found)) {
          sum.take(way.gains)
          if (way.telling) sum.telling = true
        }
      if (lettered) for (const way of initials) if (isMet(way, found)) sum.take(way.gains)
      for (const join of joins)
        if ((found & join.mark) !== 0) {
          sum.telling = true
          if (join.from <= at && at < join.to) sum.take(gainsOf(join, at, weight, tokenWeight))
        }
      sum.end(han)
    }
    return sum
  }
}
