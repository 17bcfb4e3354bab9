import { isHeard } from '../name/reading/heard.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token/token.ts'
import { prefetch } from './prefetch.ts'
import { ask, heaviestOf, mostShared, type Asked } from './bound.ts'
import type { Clue, TokenClue } from './clue.ts'
import { clueOf, leastTelling } from './clues.ts'
import { expand, expandStrictly, type Expansion } from './expand.ts'
import { flagSums, hintedFlags, hintedWeight, noHint, variantFlags } from './hints.ts'
import { joinsOf, type Join } from './joins.ts'
import { wayBits, type Stretch } from './found-names.ts'
import { chosen, necessary, unmark } from './necessary.ts'
import { markWays, mostByWays, type MostByWays } from './most-by-ways.ts'
import type { Store } from './store.ts'
import type { Lent } from '../match/piece/align.ts'

/** Calls back with a variant, what is known of it, and the share of both names that can agree at most, 0-1. */
type Visit = (variant: number, lent: Lent, most: number) => void

/** Which variants are called back. */
interface Limits {
  /** What they can still reach, 0-1. */
  readonly threshold: number
  /** Others are none of those looked for, whatever they reach. */
  readonly isMeant?: ((variant: number) => boolean) | undefined
}

/** Calls back with every variant meant that can still reach the threshold with this form of the query. */
export const retrieve = (store: Store, query: Variant, limits: Limits, visit: Visit): void => {
  const { threshold, isMeant } = limits
  const expandOne = isReading(query) ? expandStrictly : expand
  const expansions = query.tokens.map(token => expandOne(store.dictionary, token))
  const expanded = { query, expansions }
  const joins = joinsOf(store, query)
  if (isReading(query) && joins.length === 0 && isUnknown(expanded)) return
  store.tokenAgreements.take(expansions)
  const asked = ask(query, threshold)
  const readBy = ({ clues, clued }: Plan, by: readonly Join[], visitOne: Visit): void =>
    read(store, { clues, clued, asked, joins: by, isMeant }, visitOne)
  if (isReading(query)) {
    readBy(asWhole(store, expanded), joins, visit)
    return
  }
  readBy(asPart(store, expanded, threshold), joins, visit)
  if (!expansions.some(expansion => expansion.aloud) || isUnknown(expanded)) return
  // Latin syllables against listed characters read aloud: again whole or nothing.
  readBy(asWhole(store, expanded), noJoins, (variant, lent, most) => {
    if ((store.variantFacts.flags(variant) & variantFlags.reading) !== 0) visit(variant, lent, most)
  })
}

const noJoins: readonly Join[] = []

interface Expanded {
  readonly query: Variant
  readonly expansions: readonly Expansion[]
}

/** What each token may gain, and the clues that must be read for it. */
interface Plan {
  readonly clues: readonly TokenClue[]
  readonly clued: readonly Clue[]
}

/** A name as written: the clues without which it cannot reach the threshold. */
const asPart = (store: Store, { query, expansions }: Expanded, threshold: number): Plan => {
  const how = { threshold, aloud: false, leastTelling: leastTelling(query) }
  const clues = query.tokens.map((token, i) => clueOf(store, token, expansions[i]!, how))
  return { clues, clued: necessary(clues, threshold * query.weight) }
}

/** A word that a whole reading must meet. */
const mustBeMet = ({ kind }: Variant, token: Token): boolean =>
  kind === 'transcription' ? isHeard(token) : !isGeneric(token)

/** Most readings hold a word that no listed name has. */
const isUnknown = ({ query, expansions }: Expanded): boolean =>
  query.tokens.some((token, i) => expansions[i]!.ids.length === 0 && mustBeMet(query, token))

/** A reading is whole or nothing: every name that holds it stands in the postings of its rarest word. */
const asWhole = (store: Store, { query, expansions }: Expanded): Plan => {
  const how = { threshold: 0, aloud: true, leastTelling: leastTelling(query) }
  const clues = query.tokens.map((token, i) => clueOf(store, token, expansions[i]!, how))
  let clued = nothing
  let fewest = Infinity
  for (let i = 0; i < clues.length; i++) {
    if (!mustBeMet(query, query.tokens[i]!)) continue
    const { meetings } = clues[i]!
    const names = meetings.reduce((sum, way) => sum + way.cost, 0)
    if (names >= fewest) continue
    fewest = names
    clued = meetings
  }
  unmark(clues)
  for (const way of clued) way.mark = chosen
  return { clues, clued }
}

const nothing: readonly Clue[] = []

interface Reading extends Plan, Pick<Limits, 'isMeant'> {
  readonly asked: Asked
  readonly joins: readonly Join[]
}

/** Names read again for each name found, at most: looking at the words of one costs about as much (measured). */
const readAgain = 40

/** So many names are looked at sooner than their marks. */
const few = 8

/** Clues that need not be read, but tell of the names found which can be left alone. */
const worthConfirming = ({ clues, clued, joins }: Reading): readonly Clue[] => {
  let names = 0
  for (const clue of clued) names += readAgain * clue.cost
  for (const join of joins) names += readAgain * join.holders.length
  const left: Clue[] = []
  for (const { meetings } of clues)
    for (const way of meetings)
      if (way.mark === 0 && way.cost <= names) {
        way.mark = chosen
        left.push(way)
      }
  left.sort((a, b) => a.cost - b.cost)
  let many = 0
  for (; many < left.length && names >= left[many]!.cost; many++) names -= left[many]!.cost
  for (let at = many; at < left.length; at++) left[at]!.mark = 0
  return many === left.length ? left : left.slice(0, many)
}

/** Visits what stands in the postings of the clues and joins, unless it cannot reach the threshold. */
const read = (store: Store, reading: Reading, visit: Visit): void => {
  const { asked, clued, joins, isMeant } = reading
  const confirming = worthConfirming(reading)
  markWays([...clued, ...confirming, ...joins])
  const mostOf = mostByWays(reading, store.tokenWeight)
  const find = [...joins.map(holdersOf), ...stretchesOf(store, clued)]
  if (find.length === 0) return
  const many = find.reduce((sum, { from, to }) => sum + to - from, 0) > few
  // What words joined or cut apart have found is compared with joins, everything else without.
  const joined = joins.reduce((marks, { mark }) => marks | mark, 0)
  const isLight = many ? lightEnough(asked, mostOf) : always
  store.foundNames.each(find, many ? stretchesOf(store, confirming) : [], {
    isWorth: isMeant ? (marks, hint, variant) => isLight(marks, hint) && isMeant(variant) : isLight,
    prefetch: (names, count) => prefetchNames(store, names, count),
    visit: (variant, marks) => {
      const byJoin = (marks & joined) !== 0
      const most = mostShared(store, variant, asked, byJoin ? joins : noJoins)
      if (most > 0) visit(variant, lentOf(store, variant, byJoin), most)
    },
  })
}

const prefetchNames = ({ variantFacts, variantTokens }: Store, names: Uint32Array, count: number): void => {
  let sum = 0
  for (let i = 0; i < count; i++) sum ^= variantFacts.start(names[i]!)
  for (let i = 0; i < count; i++) sum ^= variantTokens[variantFacts.start(names[i]!)]!
  prefetch(sum)
}

const always = (): boolean => true

/** By marks and flags, what a name weighs at most, and the question for which it was found out. */
const scratch = {
  heaviest: new Float64Array(flagSums << wayBits),
  of: new Float64Array(flagSums << wayBits),
}
let questions = 0

/** Whether a name with these marks and so little weight can reach the threshold; each sum of marks is met often. */
const lightEnough = (asked: Asked, most: MostByWays): ((marks: number, hint: number) => boolean) => {
  const { heaviest, of } = scratch
  const question = ++questions
  // Two readings share no written form: they are not compared (search.ts).
  const apart = isReading(asked.query) ? variantFlags.reading : 0
  return (marks, hint) => {
    if (hint === noHint) return true
    const flags = hintedFlags(hint)
    if ((flags & apart) !== 0) return false
    const at = flagSums * marks + flags
    if (of[at] !== question) {
      of[at] = question
      heaviest[at] = heaviestOf(asked, most(marks, flags), flags)
    }
    return hintedWeight(hint) <= heaviest[at]!
  }
}

const holdersOf = ({ holders, mark }: Join): Stretch => ({
  variants: holders,
  hints: undefined,
  from: 0,
  to: holders.length,
  mark,
})

/** Where the names stand that hold a word of one of the clues. */
const stretchesOf = ({ postings }: Store, clues: readonly Clue[]): Stretch[] => {
  const { offsets, variants, hints } = postings
  const out: Stretch[] = []
  for (const { ids, mark } of clues)
    for (const id of ids) out.push({ variants, hints, from: offsets[id]!, to: offsets[id + 1]!, mark })
  return out
}

const lentOf = (store: Store, variant: number, joined: boolean): Lent => {
  const { variantFacts, tokenAgreements, variantTokens } = store
  const from = variantFacts.start(variant)
  return { agreeAt: (i, j) => tokenAgreements.agreement(i, variantTokens[from + j]!), joined }
}
