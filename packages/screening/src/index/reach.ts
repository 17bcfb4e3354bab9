import { joinedAgreement, type Most } from './bound.ts'
import type { Clue, Gains, TokenClue } from './clues.ts'
import { markBits } from './heads.ts'
import type { Join } from './joins.ts'
import { variantFlags } from './store.ts'

/**
 * What names can agree on with the query at most, by nothing but the ways in which they were found: clues and joins
 * that were read leave marks on them (heads.ts), those that were not read may always be met.
 */
export interface Reach {
  readonly markOf: (way: Clue | Join) => number
  /** For a name with these marks and flags. */
  readonly most: (marks: number, flags: number) => Most
}

/** Ways of many names have a mark of their own; of a long question the others share the last one. */
const marksOf = (ways: readonly { readonly way: Clue | Join; readonly names: number }[]) =>
  new Map(
    ways
      .toSorted((a, b) => b.names - a.names)
      .map(({ way }, at) => [way, 1 << Math.min(at, markBits - 1)] as const),
  )

interface Ways {
  readonly clues: readonly TokenClue[]
  /** Those that are read. */
  readonly clued: readonly Clue[]
  readonly joins: readonly Join[]
}

export const reachOf = ({ clues, clued, joins }: Ways, tokenWeight: Float32Array): Reach => {
  const marks = marksOf([
    ...clued.map(way => ({ way, names: way.cost })),
    ...joins.map(way => ({ way, names: way.holders.length })),
  ])
  const han = clues.some(clue => clue.han)
  const most = (found: number, lettered: boolean): Most => {
    const met = (way: Clue): boolean => {
      const mark = marks.get(way)
      return mark === undefined || (found & mark) !== 0
    }
    const joined = joins.filter(join => (found & marks.get(join)!) !== 0)
    const sum: Most = { query: 0, listed: 0, telling: han || joined.length > 0 }
    clues.forEach((clue, at) => {
      const ways = [...clue.meetings, ...(lettered ? clue.initials : [])].filter(met)
      const gains: Gains[] = [clue.unseen, ...ways.map(way => way.gains)]
      const within = joined.filter(join => join.from <= at && at < join.to)
      const begun = within.filter(join => join.from === at)
      sum.query += Math.max(
        ...gains.map(gain => gain.query),
        within.length > 0 ? joinedAgreement * clue.weight : 0,
      )
      sum.listed += Math.max(
        ...gains.map(gain => gain.listed),
        ...begun.map(join => joinedAgreement * join.ids.reduce((all, id) => all + tokenWeight[id]!, 0)),
      )
      if (ways.some(way => way.telling)) sum.telling = true
    })
    return sum
  }
  return { markOf: way => marks.get(way) ?? 0, most: rememberLast(most) }
}

/** Names that stand side by side in a posting mostly have the same marks. */
const rememberLast = (most: (marks: number, lettered: boolean) => Most): Reach['most'] => {
  const known = new Map<number, Most>()
  let [lastKey, last] = [-1, undefined as Most | undefined]
  return (marks, flags) => {
    const lettered = (flags & variantFlags.lettered) !== 0
    const key = 2 * marks + Number(lettered)
    if (key === lastKey) return last!
    let found = known.get(key)
    if (!found) known.set(key, (found = most(marks, lettered)))
    lastKey = key
    last = found
    return found
  }
}
