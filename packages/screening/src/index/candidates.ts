import type { Lent } from '../match/align.ts'
import { isHeard } from '../name/heard.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import { ask, canReach, type Asked } from './bound.ts'
import { clueOf, type Clue } from './clues.ts'
import { expand, expandStrictly, type Expansion } from './expand.ts'
import { joinsOf, type Join } from './joins.ts'
import { necessary } from './necessary.ts'
import { variantFlags, type Store } from './store.ts'

/** Calls back with a variant and what is known of it. */
type Visit = (variant: number, lent: Lent) => void

/** Calls back with every variant that can still reach the threshold (0-1) with this form of the query. */
export const retrieve = (store: Store, query: Variant, threshold: number, visit: Visit): void => {
  const expandOne = isReading(query) ? expandStrictly : expand
  const expansions = query.tokens.map(token => expandOne(store.dictionary, token))
  store.partners.take(expansions)
  const expanded = { query, expansions }
  const asked = ask(query, threshold)
  const found: number[] = []
  store.heads.begin()
  const joins = joinsOf(store, query.tokens)
  for (const { holders } of joins) store.heads.find(holders, 0, holders.length, found)
  // What words joined or cut apart have found is compared with joins; everything after it without.
  const joined = found.length
  if (isReading(query)) openWhole(store, expanded, found)
  else openPartly(store, expanded, threshold, found)
  found.forEach((variant, at) => {
    const byJoin = at < joined
    if (canReach(store, variant, asked, byJoin ? joins : noJoins))
      visit(variant, lentOf(store, variant, byJoin))
  })
  if (!isReading(query)) readAloud(store, expanded, asked, visit)
}

const noJoins: readonly Join[] = []

const lentOf = (store: Store, variant: number, joined: boolean): Lent => {
  const { heads, partners, variantTokens } = store
  const from = heads.start(variant)
  return { agreeAt: (i, j) => partners.agreement(i, variantTokens[from + j]!), joined }
}

interface Expanded {
  readonly query: Variant
  readonly expansions: readonly Expansion[]
}

/** A name as written: opens the clues without which it cannot reach the threshold. */
const openPartly = (store: Store, expanded: Expanded, threshold: number, found: number[]): void => {
  const { query, expansions } = expanded
  const how = { threshold, aloud: false }
  const clues = query.tokens.map((token, i) => clueOf(store, token, expansions[i]!, how))
  for (const clue of necessary(clues, threshold * query.weight)) open(store, found, clue.ids)
}

/** Of the words that a whole reading must meet, the one that stands in the fewest names: where to meet it. */
const rarestWays = (store: Store, { query, expansions }: Expanded): readonly Clue[] => {
  const asked = (token: Token): boolean =>
    query.kind === 'transcription' ? isHeard(token) : !isGeneric(token)
  const words = query.tokens.flatMap((token, i) =>
    asked(token) ? [clueOf(store, token, expansions[i]!, { threshold: 0, aloud: true }).meetings] : [],
  )
  const cost = (ways: readonly Clue[]): number => ways.reduce((sum, way) => sum + way.cost, 0)
  return words.toSorted((a, b) => cost(a) - cost(b))[0] ?? []
}

/** A reading is whole or nothing: every name that holds it stands in the postings of its rarest word. */
const openWhole = (store: Store, expanded: Expanded, found: number[]): void => {
  for (const way of rarestWays(store, expanded)) open(store, found, way.ids)
}

/** Latin syllables against listed characters read aloud: again whole or nothing. */
const readAloud = (store: Store, expanded: Expanded, asked: Asked, visit: Visit): void => {
  if (!expanded.expansions.some(expansion => expansion.aloud)) return
  const found: number[] = []
  store.heads.begin()
  openWhole(store, expanded, found)
  for (const variant of found)
    if ((store.heads.flags(variant) & variantFlags.reading) !== 0 && canReach(store, variant, asked, noJoins))
      visit(variant, lentOf(store, variant, false))
}

const open = ({ heads, postings }: Store, found: number[], ids: readonly number[]): void => {
  const { offsets, variants } = postings
  for (const id of ids) heads.find(variants, offsets[id]!, offsets[id + 1]!, found)
}
