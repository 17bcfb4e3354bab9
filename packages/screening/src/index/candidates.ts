import { isDerived, type Lent } from '../match/align.ts'
import {
  heldShare,
  namedAgreement,
  namedWeight,
  tellingAgreement,
  tellingWeight,
} from '../match/name-score.ts'
import { isHeard } from '../name/heard.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token.ts'
import { clueOf, initialAgreement, initialWeight, joinedClues, type Clue, type Store } from './clues.ts'
import { expand, expandStrictly, type Expansion } from './expand.ts'

// A match tells enough to show a contained name from this much on (name-score.ts).
const tellingEarns = 2 * tellingWeight * tellingAgreement - 0.001
const nameEarns = namedWeight * namedAgreement

/** Clues that must be read: without one of them a name cannot reach the threshold, whatever else it holds. */
const necessary = (clues: readonly Clue[], total: number, threshold: number): ReadonlySet<Clue> => {
  const chosen = new Set<Clue>()
  const within = (): boolean => {
    let query = 0
    let both = 0
    for (const clue of clues) {
      query += chosen.has(clue) ? 0 : clue.weight
      both += chosen.has(clue) ? clue.unseen : clue.earns
    }
    // Dice of what is left when no chosen clue is met, listed side as small as it can be.
    return both / (total + Math.max(both - query, 0) || 1) >= threshold
  }
  for (const clue of clues) if (clue.earns >= tellingEarns) chosen.add(clue)
  for (const clue of clues.toSorted((a, b) => a.cost - b.cost)) {
    if (!within() && !heldByCharacters(clues, chosen) && !heldAsName(clues, chosen)) break
    chosen.add(clue)
  }
  return chosen
}

/** Whether characters left unread could still hold a name whole inside another (name-score.ts, telling). */
const heldByCharacters = (clues: readonly Clue[], chosen: ReadonlySet<Clue>): boolean => {
  const open = clues.filter(clue => clue.han && !chosen.has(clue))
  return open.length > 1 && open.reduce((sum, clue) => sum + clue.weight, 0) >= tellingWeight
}

const fewestAroundName = 3

/** Whether the first word and another, both unread, could be a name held in this longer one (name-score.ts, namedWithin). */
const heldAsName = (clues: readonly Clue[], chosen: ReadonlySet<Clue>): boolean => {
  const [first, ...rest] = clues
  if (clues.length < fewestAroundName || first === undefined || chosen.has(first)) return false
  const other = rest.reduce((sum, clue) => sum + (chosen.has(clue) ? 0 : clue.earns), 0)
  return other > 0 && first.earns + other >= nameEarns
}

const longList = 60_000

/** Calls back with every variant that can still reach the threshold (0-1) with this form of the query. */
export const retrieve = (
  store: Store,
  query: Variant,
  threshold: number,
  visit: (variant: number, lent: Lent) => void,
): void => {
  const expandOne = isReading(query) ? expandStrictly : expand
  const expansions = query.tokens.map(token => expandOne(store.dictionary, token))
  const asked: Asked = { query, threshold, expansions, partners: partnersOf(store, query, expansions) }
  const round = { now: ++store.clock.now, found: [] as number[] }
  for (const clue of joinedClues(store, query.tokens)) for (const one of clue.tokens) open(store, round, one)
  // What words joined or cut apart have found is compared with joins; everything after it without.
  const joins = Float32Array.from(round.found, variant => store.earned[variant]!)
  const spare = isReading(query) ? openWhole(store, asked, round) : openPartly(store, asked, round)
  round.found.forEach((variant, at) => {
    const joined = at < joins.length
    if (!reaches(store, variant, spare, asked)) return
    if (!measures(store, variant, asked, joins[at])) return
    const ids = store.tokenIds(variant)
    visit(variant, { agreeAt: (i, j) => asked.expansions[i]!.get(ids[j]!), joined })
  })
  if (!isReading(query)) readAloud(store, asked, visit)
}

/** A name as written: opens the clues without which it cannot reach the threshold, answers what may go unseen. */
const openPartly = (store: Store, { query, threshold, expansions }: Asked, round: Round): number => {
  const clues = query.tokens.map((token, i) => clueOf(store, token, withoutAloud(store, expansions[i]!)))
  const chosen = necessary(clues, query.weight, threshold)
  for (const clue of chosen) for (const one of clue.tokens) open(store, round, one)
  return meetOthers(store, clues, chosen, round.now)
}

const withoutAloud = ({ dictionary }: Store, expansion: Expansion): Expansion => {
  for (const id of expansion.keys())
    if (dictionary.token(id).accent !== '')
      return new Map([...expansion].filter(([one]) => dictionary.token(one).accent === ''))
  return expansion
}

/** The clue with the fewest names among those that a whole reading must meet, or undefined when one meets nothing. */
const rarestClue = (store: Store, { query, expansions }: Asked): Clue | undefined => {
  const asked = (token: Token): boolean =>
    query.kind === 'transcription' ? isHeard(token) : !isGeneric(token)
  const clues = query.tokens.flatMap((token, i) =>
    asked(token) ? [clueOf(store, token, expansions[i]!)] : [],
  )
  return clues.toSorted((a, b) => a.cost - b.cost)[0]
}

/** A reading is whole or nothing: every name that holds it stands in the postings of its rarest word. */
const openWhole = (store: Store, asked: Asked, round: Round): number => {
  const rarest = rarestClue(store, asked)
  for (const one of rarest?.tokens ?? []) open(store, round, one)
  return unbounded
}

const unbounded = 1000

/** Latin syllables against listed characters read aloud: again whole or nothing. */
const readAloud = (store: Store, asked: Asked, visit: (variant: number, lent: Lent) => void): void => {
  const aloud = (expansion: Expansion): boolean => withoutAloud(store, expansion) !== expansion
  if (!asked.expansions.some(aloud)) return
  const rarest = rarestClue(store, asked)
  if (!rarest || rarest.cost === 0) return
  const round = { now: ++store.clock.now, found: [] as number[] }
  for (const one of rarest.tokens) open(store, round, one)
  for (const variant of round.found) {
    if (!store.reading[variant] || !measures(store, variant, asked)) continue
    const ids = store.tokenIds(variant)
    visit(variant, { agreeAt: (i, j) => asked.expansions[i]!.get(ids[j]!), joined: false })
  }
}

interface Asked {
  readonly query: Variant
  readonly threshold: number
  readonly expansions: readonly Expansion[]
  readonly partners: ReadonlyMap<number, Partner>
}

interface Round {
  readonly now: number
  readonly found: number[]
}

/** Adds what the unchosen clues earn; answers what a name may earn without standing in any list. */
const meetOthers = (store: Store, clues: readonly Clue[], chosen: ReadonlySet<Clue>, now: number): number => {
  let spare = 0
  for (const clue of clues) {
    if (chosen.has(clue)) spare += clue.unseen
    else if (clue.cost > longList || clue.cost === 0) spare += Math.max(clue.earns, clue.weight)
    else for (const one of clue.tokens) add(store, now, one)
  }
  return spare
}

/**
 * Tighter bound from the tokens themselves: each listed token with its best partner, initials as if they met, and what
 * words joined or cut apart may earn besides (`joins`, for a name that they have found).
 */
const measures = (store: Store, variant: number, asked: Asked, joins?: number): boolean => {
  const { query, partners } = asked
  const ids = store.tokenIds(variant)
  const strict = store.reading[variant] || isStrict(query)
  if (joins === undefined && strict && !holdsWhole(store, ids, partners)) return false
  let both = joins ?? 0
  for (const id of ids) {
    const weight = store.tokenWeight[id]!
    const unmet = weight <= initialWeight ? 1.1 * weight + initialAgreement : 0
    both += Math.max(unmet, partners.get(id)?.earns ?? 0)
  }
  for (const token of query.tokens) if (token.key.length === 1) both += 2 * initialAgreement
  return enough(store, variant, both + 0.01, asked)
}

/** Whether so much agreement can reach the threshold: against both weights, or as one name inside the other. */
const enough = (store: Store, variant: number, both: number, { query, threshold }: Asked): boolean => {
  const listed = store.variantWeight[variant]!
  if (both >= threshold * (query.weight + listed)) return true
  return !isStrict(query) && both >= heldShare * Math.min(query.weight, listed)
}

/** Derived as a whole; a transcription may be heard inside a longer name. */
const isStrict = (query: Variant): boolean => isReading(query) && query.kind !== 'transcription'

/** Best that a token of the dictionary can do for the query: what both sides earn, and whether it is derived. */
interface Partner {
  readonly earns: number
  readonly derived: boolean
}

const partnersOf = (
  { tokenWeight }: Store,
  query: Variant,
  expansions: readonly Expansion[],
): ReadonlyMap<number, Partner> => {
  const partners = new Map<number, Partner>()
  expansions.forEach((expansion, i) => {
    for (const [id, agreement] of expansion) {
      const old = partners.get(id)
      const earns = agreement.value * (tokenWeight[id]! + query.tokens[i]!.weight)
      const derived = isDerived(agreement) || old?.derived === true
      partners.set(id, { earns: Math.max(earns, old?.earns ?? 0), derived })
    }
  })
  return partners
}

/** Whether each word of a reading is met in the listed name: one that is not makes the whole another name. */
const holdsWhole = (
  { dictionary }: Store,
  ids: Uint32Array,
  partners: ReadonlyMap<number, Partner>,
): boolean => {
  for (const id of ids) {
    if (partners.get(id)?.derived) continue
    const token = dictionary.token(id)
    if (isHeard(token)) return false
    // Of a transcription only the transcribed words must be heard.
    if (!isGeneric(token) && !ids.some(other => isHeard(dictionary.token(other)))) return false
  }
  return true
}

const open = (store: Store, { now, found }: Round, one: { id: number; earns: number }): void => {
  const { offsets, variants } = store.postings
  for (let at = offsets[one.id]!; at < offsets[one.id + 1]!; at++) {
    const variant = variants[at]!
    if (store.seen[variant] !== now) {
      store.seen[variant] = now
      store.earned[variant] = 0
      found.push(variant)
    }
    store.earned[variant]! += one.earns
  }
}

const add = (store: Store, now: number, one: { id: number; earns: number }): void => {
  const { offsets, variants } = store.postings
  for (let at = offsets[one.id]!; at < offsets[one.id + 1]!; at++) {
    const variant = variants[at]!
    if (store.seen[variant] === now) store.earned[variant]! += one.earns
  }
}

/** Upper bound of the score from what was met and what may be met unseen. */
const reaches = (store: Store, variant: number, spare: number, asked: Asked): boolean =>
  enough(store, variant, store.earned[variant]! + spare + 0.2, asked)
