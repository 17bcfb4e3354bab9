import type { Lent } from '../match/align.ts'
import { tellingAgreement, tellingWeight } from '../match/name-score.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import { isReading, type Token, type Variant } from '../name/token.ts'
import type { Role } from '../name/lexicon.ts'
import type { Dictionary } from './dictionary.ts'
import { expand, expandJoined, expandStrictly, type Expansion } from './expand.ts'

/** Words with these roles are in too many names to find one by: they have no postings. */
export const unlistedRoles: ReadonlySet<Role> = new Set<Role>(['form', 'stop', 'kin', 'title'])

/** Where in the index the names stand that hold a token. */
export interface Postings {
  readonly offsets: Uint32Array
  readonly variants: Uint32Array
}

/** Part of the query that a listed name must hold to count: a token, or words read together or apart. */
interface Clue {
  /** Weight that meeting this clue earns at most, both sides together. */
  readonly earns: number
  readonly weight: number
  readonly tokens: readonly { id: number; earns: number }[]
  readonly cost: number
  /** Every name could still agree this much without standing in a posting of the clue. */
  readonly unseen: number
  readonly han?: boolean
}

const cost = (postings: Postings, id: number): number => postings.offsets[id + 1]! - postings.offsets[id]!

const initialAgreement = 0.75
const initialWeight = 0.1

/** What a token may earn from a name that stands in none of its postings: initials, sound-alike characters. */
const unseenOf = (token: Token, listed: boolean): number => {
  if (token.han) return token.weight * 1.1
  if (!listed) return token.weight * 2.2
  if (token.key.length === 1) return initialAgreement * (token.weight + 1)
  return token.role === 'word' ? initialAgreement * (token.weight + initialWeight) : 0
}

const clueOf = (store: Store, token: Token, expansion: Expansion): Clue => {
  const { dictionary, postings } = store
  const tokens = [...expansion]
    // Characters that only sound alike never carry a name; reading their long lists would.
    .filter(([, agreement]) => !token.han || agreement.value === 1)
    .map(([id, agreement]) => ({ id, earns: agreement.value * (token.weight + dictionary.token(id).weight) }))
    .filter(({ id }) => cost(postings, id) > 0)
  const unseen = unseenOf(token, !unlistedRoles.has(token.role))
  return {
    earns: tokens.reduce((most, one) => Math.max(most, one.earns), unseen),
    weight: token.weight,
    tokens,
    cost: tokens.reduce((sum, one) => sum + cost(postings, one.id), 0),
    unseen,
    han: token.han,
  }
}

const longestJoin = 4
const shortestJoin = 4

/** Words of the query written together, and long words of it cut in two (or into syllables), as further clues. */
const joinedClues = (store: Store, tokens: readonly Token[]): Clue[] => {
  const out: Clue[] = []
  for (let from = 0; from < tokens.length; from++) {
    if (tokens[from]!.han) continue
    let text = tokens[from]!.key
    let weight = tokens[from]!.weight
    for (let to = from + 1; to < Math.min(tokens.length, from + longestJoin) && !tokens[to]!.han; to++) {
      text += tokens[to]!.key
      weight += tokens[to]!.weight
      if (text.length >= shortestJoin) out.push(joinedClue(store, text, weight))
    }
    if (tokens[from]!.concept === '') out.push(...cutClues(store, tokens[from]!))
  }
  return out.filter(clue => clue.cost > 0)
}

const joinedClue = ({ dictionary, postings }: Store, text: string, weight: number): Clue => {
  const ids = expandJoined(dictionary, text).filter(id => cost(postings, id) > 0)
  return {
    earns: 0,
    weight,
    tokens: ids.map(id => ({ id, earns: weight + dictionary.token(id).weight })),
    cost: ids.reduce((sum, id) => sum + cost(postings, id), 0),
    unseen: 0,
  }
}

const cutClues = ({ dictionary, postings }: Store, token: Token): Clue[] => {
  const cuts: string[][] = []
  for (let at = 2; at + 2 <= token.key.length; at++) cuts.push([token.key.slice(0, at), token.key.slice(at)])
  const syllables = pinyinSyllables(token.key)
  if (syllables && syllables.length > 2) cuts.push([...syllables])
  const out: Clue[] = []
  for (const parts of cuts) {
    const ids = parts.map(part => dictionary.find(part))
    if (ids.some(id => id < 0)) continue
    const listed = ids.filter(id => cost(postings, id) > 0)
    const rarest = listed.sort((a, b) => cost(postings, a) - cost(postings, b))[0]
    if (rarest === undefined) continue
    const whole = ids.reduce((sum, id) => sum + dictionary.token(id).weight, token.weight)
    out.push({
      earns: whole,
      weight: token.weight,
      tokens: [{ id: rarest, earns: whole }],
      cost: cost(postings, rarest),
      unseen: 0,
    })
  }
  return out
}

// A match tells enough to show a contained name from this much on (name-score.ts).
const tellingEarns = 2 * tellingWeight * tellingAgreement - 0.001

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
    if (!within() && !heldByCharacters(clues, chosen)) break
    chosen.add(clue)
  }
  return chosen
}

/** Whether characters left unread could still hold a name whole inside another (name-score.ts, telling). */
const heldByCharacters = (clues: readonly Clue[], chosen: ReadonlySet<Clue>): boolean => {
  const open = clues.filter(clue => clue.han && !chosen.has(clue))
  return open.length > 1 && open.reduce((sum, clue) => sum + clue.weight, 0) >= tellingWeight
}

export interface Store {
  readonly dictionary: Dictionary
  readonly postings: Postings
  readonly variantWeight: Float32Array
  readonly tokenWeight: Float32Array
  readonly tokenIds: (variant: number) => Uint32Array
  /** Scratch of one thread: which query saw a variant last, and what it has earned. */
  readonly seen: Uint32Array
  readonly earned: Float32Array
  readonly clock: { now: number }
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
  const asked: Asked = {
    query,
    threshold,
    expansions: query.tokens.map(token => expandOne(store.dictionary, token)),
  }
  const clues = query.tokens.map((token, i) => clueOf(store, token, asked.expansions[i]!))
  const chosen = necessary(clues, query.weight, threshold)
  const round = { now: ++store.clock.now, found: [] as number[] }
  for (const clue of joinedClues(store, query.tokens)) for (const one of clue.tokens) open(store, round, one)
  // What words joined or cut apart have found is compared with joins; everything after it without.
  const joinedCount = round.found.length
  for (const clue of chosen) for (const one of clue.tokens) open(store, round, one)
  const spare = meetOthers(store, clues, chosen, round.now)
  round.found.forEach((variant, at) => {
    const joined = at < joinedCount
    if (!reaches(store, variant, spare, asked)) return
    if (!joined && !measures(store, variant, asked)) return
    const ids = store.tokenIds(variant)
    visit(variant, { agreeAt: (i, j) => asked.expansions[i]!.get(ids[j]!), joined })
  })
}

interface Asked {
  readonly query: Variant
  readonly threshold: number
  readonly expansions: readonly Expansion[]
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

/** Tighter bound from the tokens themselves: each listed token with its best partner, initials as if they met. */
const measures = (store: Store, variant: number, { query, threshold, expansions }: Asked): boolean => {
  const ids = store.tokenIds(variant)
  let both = 0
  for (const id of ids) {
    const weight = store.tokenWeight[id]!
    let best = weight <= initialWeight ? 1.1 * weight + initialAgreement : 0
    for (let i = 0; i < expansions.length; i++) {
      const value = expansions[i]!.get(id)?.value
      if (value !== undefined) best = Math.max(best, value * (weight + query.tokens[i]!.weight))
    }
    both += best
  }
  for (const token of query.tokens) if (token.key.length === 1) both += 2 * initialAgreement
  const listed = store.variantWeight[variant]!
  return both >= threshold * (query.weight + listed) - 0.01 || both >= 1.5 * Math.min(query.weight, listed)
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

/** Upper bound of the score: what was met, what may be met unseen, against both weights; or one name inside the other. */
const reaches = (store: Store, variant: number, spare: number, { query, threshold }: Asked): boolean => {
  const total = query.weight
  const listed = store.variantWeight[variant]!
  const both = store.earned[variant]! + spare + 0.2
  return both >= threshold * (total + listed) || both >= 1.5 * Math.min(total, listed)
}
