import type { Lent } from '../match/align.ts'
import { isHeard } from '../name/heard.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import { ask, canReach, suffices } from './bound.ts'
import { clueOf, leastTelling, type Clue, type TokenClue } from './clues.ts'
import { expand, expandStrictly, type Expansion } from './expand.ts'
import { joinsOf, type Join } from './joins.ts'
import { necessary } from './necessary.ts'
import { reachOf } from './reach.ts'
import { variantFlags, type Store } from './store.ts'

/** Calls back with a variant and what is known of it. */
type Visit = (variant: number, lent: Lent) => void

/** Calls back with every variant that can still reach the threshold (0-1) with this form of the query. */
export const retrieve = (store: Store, query: Variant, threshold: number, visit: Visit): void => {
  const expandOne = isReading(query) ? expandStrictly : expand
  const expansions = query.tokens.map(token => expandOne(store.dictionary, token))
  store.partners.take(expansions)
  const expanded = { query, expansions }
  const joins = joinsOf(store, query)
  const readBy = (plan: Plan, by: readonly Join[], visitOne: Visit): void =>
    read(store, { ...plan, query, threshold, joins: by }, visitOne)
  if (isReading(query)) {
    if (joins.length > 0 || !isUnknown(expanded)) readBy(asWhole(store, expanded), joins, visit)
    return
  }
  readBy(asPart(store, expanded, threshold), joins, visit)
  if (!expansions.some(expansion => expansion.aloud) || isUnknown(expanded)) return
  // Latin syllables against listed characters read aloud: again whole or nothing.
  readBy(asWhole(store, expanded), noJoins, (variant, lent) => {
    if ((store.heads.flags(variant) & variantFlags.reading) !== 0) visit(variant, lent)
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
  readonly clued: ReadonlySet<Clue>
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
  const clues = query.tokens.map((token, i) =>
    clueOf(store, token, expansions[i]!, { threshold: 0, aloud: true, leastTelling: leastTelling(query) }),
  )
  const cost = ({ meetings }: TokenClue): number => meetings.reduce((sum, way) => sum + way.cost, 0)
  const [rarest] = clues
    .filter((_, i) => mustBeMet(query, query.tokens[i]!))
    .toSorted((a, b) => cost(a) - cost(b))
  return { clues, clued: new Set(rarest?.meetings) }
}

interface Reading extends Plan {
  readonly query: Variant
  /** 0-1. */
  readonly threshold: number
  readonly joins: readonly Join[]
}

/** Most names to be read again for each name to be found: looking at its words costs more than that (measured). */
const readAgain = 2

/** So many names are looked at sooner than their marks. */
const few = 8

/** Clues that need not be read, but tell of the names found which can be left alone. */
const worthConfirming = ({ clues, clued, joins }: Reading): Clue[] => {
  const byJoins = joins.reduce((sum, join) => sum + join.holders.length, 0)
  let names = readAgain * [...clued].reduce((sum, clue) => sum + clue.cost, byJoins)
  return clues
    .flatMap(clue => clue.meetings.filter(way => !clued.has(way)))
    .toSorted((a, b) => a.cost - b.cost)
    .filter(way => (names -= way.cost) >= 0)
}

/** Visits what stands in the postings of the clues and joins, unless it cannot reach the threshold. */
const read = (store: Store, reading: Reading, visit: Visit): void => {
  const { heads, tokenWeight } = store
  const { clues, clued, joins } = reading
  const confirming = worthConfirming(reading)
  const reach = reachOf({ clues, clued: [...clued, ...confirming], joins }, tokenWeight)
  const found: number[] = []
  heads.begin()
  for (const join of joins) {
    const { holders: variants } = join
    heads.find({ variants, from: 0, to: variants.length, mark: reach.markOf(join) }, found)
  }
  // What words joined or cut apart have found is compared with joins; everything after it without.
  const joined = found.length
  for (const clue of clued) open(store, clue, reach.markOf(clue), found)
  if (found.length === 0) return
  const asked = ask(reading.query, reading.threshold)
  const many = found.length > few
  if (many) for (const clue of confirming) confirm(store, clue, reach.markOf(clue))
  found.forEach((variant, at) => {
    if (many && !suffices(heads, variant, asked, reach.most(heads.marks(variant), heads.flags(variant))))
      return
    if (!canReach(store, variant, asked, at < joined ? joins : noJoins)) return
    visit(variant, lentOf(store, variant, at < joined))
  })
}

const open = ({ heads, postings }: Store, { ids }: Clue, mark: number, found: number[]): void => {
  const { offsets, variants } = postings
  for (const id of ids) heads.find({ variants, from: offsets[id]!, to: offsets[id + 1]!, mark }, found)
}

const confirm = ({ heads, postings }: Store, { ids }: Clue, mark: number): void => {
  const { offsets, variants } = postings
  for (const id of ids) heads.confirm({ variants, from: offsets[id]!, to: offsets[id + 1]!, mark })
}

const lentOf = (store: Store, variant: number, joined: boolean): Lent => {
  const { heads, partners, variantTokens } = store
  const from = heads.start(variant)
  return { agreeAt: (i, j) => partners.agreement(i, variantTokens[from + j]!), joined }
}
