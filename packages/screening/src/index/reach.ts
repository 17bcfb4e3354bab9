import { tellingWeight } from '../match/held-name.ts'
import { joinedAgreement, slack, type Most } from './bound.ts'
import type { Clue, Gains, TokenClue } from './clue.ts'
import type { Join } from './joins.ts'
import { markBits } from './marks.ts'
import { variantFlags } from './hints.ts'

/**
 * What names can agree on with the query at most, by nothing but the ways in which they were found: clues and joins
 * that were read leave marks on them (marks.ts), those that were not read may always be met.
 */
export interface Reach {
  readonly markOf: (way: Clue | Join) => number
  /** For a name with these marks and flags. */
  readonly most: (marks: number, flags: number) => Most
}

interface Ways {
  readonly clues: readonly TokenClue[]
  /** Those that are read. */
  readonly clued: readonly Clue[]
  readonly joins: readonly Join[]
}

type Marks = ReadonlyMap<Clue | Join, number>

const namesOf = (way: Clue | Join): number => ('cost' in way ? way.cost : way.holders.length)

/** Each way has a mark of its own; of a long question those of the fewest names share the last one. */
const marksOf = ({ clued, joins }: Ways): Marks => {
  const ways = [...clued, ...joins]
  if (ways.length > markBits) ways.sort((a, b) => namesOf(b) - namesOf(a))
  return new Map(ways.map((way, at) => [way, 1 << Math.min(at, markBits - 1)]))
}

/** Sums of one name, while its words are gone through. */
class Sum implements Most {
  query = 0
  listed = 0
  telling = false
  /** Of characters. */
  #characters = 0
  #query = 0
  #listed = 0

  begin({ query, listed }: Gains): void {
    this.#query = query
    this.#listed = listed
  }

  take({ query, listed }: Pick<Gains, 'query' | 'listed'>): void {
    if (query > this.#query) this.#query = query
    if (listed > this.#listed) this.#listed = listed
  }

  /** Characters tell together what none of them tells (held-name.ts). */
  end(han: boolean): void {
    this.query += this.#query
    this.listed += this.#listed
    if (!han) return
    this.#characters += this.#query
    if (this.#characters + slack >= tellingWeight) this.telling = true
  }
}

export const reachOf = (ways: Ways, tokenWeight: Float32Array): Reach => {
  const marks = marksOf(ways)
  const isMet = (way: Clue, found: number): boolean => {
    const mark = marks.get(way)
    return mark === undefined || (found & mark) !== 0
  }
  const most = (found: number, flags: number): Most => {
    const lettered = (flags & variantFlags.lettered) !== 0
    const joined = ways.joins.filter(join => (found & marks.get(join)!) !== 0)
    const sum = new Sum()
    if (joined.length > 0) sum.telling = true
    ways.clues.forEach((clue, at) => {
      sum.begin(clue.unseen)
      for (const way of clue.meetings)
        if (isMet(way, found)) {
          sum.take(way.gains)
          if (way.telling) sum.telling = true
        }
      if (lettered) for (const way of clue.initials) if (isMet(way, found)) sum.take(way.gains)
      for (const join of joined) if (join.from <= at && at < join.to) sum.take(gainsOf(join, at, clue.weight))
      sum.end(clue.han)
    })
    return sum
  }
  /** The listed words of a join are counted with the first word of the query that it joins. */
  const gainsOf = ({ ids, from }: Join, at: number, weight: number): Pick<Gains, 'query' | 'listed'> => {
    let listed = 0
    if (at === from) for (const id of ids) listed += tokenWeight[id]!
    return { query: joinedAgreement * weight, listed: joinedAgreement * listed }
  }
  return { markOf: way => marks.get(way) ?? 0, most }
}
