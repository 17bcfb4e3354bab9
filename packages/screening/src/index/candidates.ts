import { tellingAgreement, tellingWeight } from '../match/name-score.ts'
import { pinyinSyllables } from '../name/syllables.ts'
import type { Token, Variant } from '../name/token.ts'
import { latinToken } from '../name/tokenise-latin.ts'
import type { Role } from '../name/lexicon.ts'
import type { Dictionary } from './dictionary.ts'
import { expand, type Expansion } from './expand.ts'

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
}

export interface Retrieval {
  readonly expansions: readonly Expansion[]
  /** Calls back with every variant that can still reach the threshold. */
  readonly each: (visit: (variant: number) => void) => void
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
  }
}

/** Words of the query written together, and long words of it cut in two (or into syllables), as further clues. */
const joinedClues = (store: Store, tokens: readonly Token[]): Clue[] => {
  const out: Clue[] = []
  for (let from = 0; from < tokens.length; from++) {
    let text = tokens[from]!.key
    for (
      let to = from + 1;
      to < Math.min(tokens.length, from + 4) && !tokens[to]!.han && !tokens[from]!.han;
      to++
    ) {
      text += tokens[to]!.key
      const token = latinToken(text)
      if (token && text.length >= 4) out.push(clueOf(store, token, expand(store.dictionary, token)))
    }
    if (!tokens[from]!.han && tokens[from]!.concept === '') out.push(...cutClues(store, tokens[from]!))
  }
  return out.filter(clue => clue.cost > 0)
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
    if (!within()) break
    chosen.add(clue)
  }
  return chosen
}

export interface Store {
  readonly dictionary: Dictionary
  readonly postings: Postings
  readonly variantWeight: Float32Array
  /** Scratch of one thread: which query saw a variant last, and what it has earned. */
  readonly seen: Uint32Array
  readonly earned: Float32Array
  readonly clock: { now: number }
}

const longList = 60_000

/** Names that can reach the threshold (0-1) with this form of the query; a superset, cheap to make. */
export const retrieve = (store: Store, query: Variant, threshold: number): Retrieval => {
  const expansions = query.tokens.map(token => expand(store.dictionary, token))
  const clues = query.tokens.map((token, i) => clueOf(store, token, expansions[i]!))
  const chosen = necessary(clues, query.weight, threshold)
  const others = joinedClues(store, query.tokens)
  const each = (visit: (variant: number) => void): void => {
    const now = ++store.clock.now
    const found: number[] = []
    for (const clue of [...chosen, ...others]) for (const one of clue.tokens) open(store, now, one, found)
    let spare = 0
    for (const clue of clues) {
      if (chosen.has(clue)) spare += clue.unseen
      else if (clue.cost > longList || clue.cost === 0) spare += Math.max(clue.earns, clue.weight)
      else for (const one of clue.tokens) add(store, now, one)
    }
    for (const variant of found) if (reaches(store, variant, query.weight, spare, threshold)) visit(variant)
  }
  return { expansions, each }
}

const open = (store: Store, now: number, one: { id: number; earns: number }, found: number[]): void => {
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
const reaches = (store: Store, variant: number, total: number, spare: number, threshold: number): boolean => {
  const listed = store.variantWeight[variant]!
  const both = store.earned[variant]! + spare + 0.2
  return both >= threshold * (total + listed) || both >= 1.5 * Math.min(total, listed)
}
