import { tellingAgreement, tellingWeight } from '../match/held-name.ts'
import { heardAgreement, heardWeight } from '../match/transcription-score.ts'
import { isGeneric, type Token } from '../name/token.ts'
import type { Role } from '../name/lexicon.ts'
import type { Expansion } from './expand.ts'
import { cost, type Postings, type Store } from './store.ts'

/** Words with these roles are in too many names to find one by: they have no postings. */
export const unlistedRoles: ReadonlySet<Role> = new Set<Role>(['form', 'stop', 'kin', 'title'])

/**
 * Names to be read because they may hold a part of the query. What a meeting gains is what it adds to the agreement of
 * both sides, less the share of the listed word that the threshold wants met: a name can reach the threshold only if
 * its gains come to that share of the query.
 */
export interface Clue {
  /** Tokens of the dictionary by which it is met. */
  readonly ids: readonly number[]
  readonly gain: number
  /** Most that it adds to the agreement of both sides; of letters nothing is asked. */
  readonly earns: number
  /** Names to be read. */
  readonly cost: number
  /** Tells enough to show a name that is held in a longer one (held-name.ts). */
  readonly telling: boolean
}

/** What one token of the query may gain, and where. */
export interface TokenClue {
  readonly weight: number
  readonly han: boolean
  /** By itself, or by a letter that stands for it. */
  readonly meetings: readonly Clue[]
  readonly initials: readonly Clue[]
  /** Every name could still gain this much without standing in a posting of either. */
  readonly unseen: number
}

/** Most that a letter standing for a word agrees with it, and the weight of such a letter. */
export const initialAgreement = 0.75
const initialWeight = 0.1

// Stored weights are rounded.
const leastTelling = 1.99 * tellingWeight

/** Whether a meeting may show a name that is held in a longer one (held-name.ts, transcription-score.ts). */
const tellsOf = (value: number, query: number, listed: number, heard: boolean): boolean =>
  (value >= tellingAgreement && query + listed > leastTelling) ||
  (heard && value >= heardAgreement && query >= heardWeight)

const gainOf = (value: number, query: number, listed: number, threshold: number): number =>
  value * (query + listed) - threshold * listed

const costOf = (postings: Postings, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + cost(postings, id), 0)

/** Letters that stand for the word. */
const initialOf = ({ dictionary, postings }: Store, token: Token, threshold: number): Clue[] => {
  const { key, role, han, accent, weight } = token
  if (han || accent !== '' || (role !== 'word' && role !== 'patronymic') || key.length === 1) return []
  const ids = dictionary.letters.get(key.charCodeAt(0))
  if (ids === undefined) return []
  const gain = gainOf(initialAgreement, weight, initialWeight, threshold)
  return [{ ids, gain, earns: 0, cost: costOf(postings, ids), telling: false }]
}

interface Met {
  readonly ids: number[]
  gain: number
  earns: number
}

/** A letter of the query stands for any word that begins with it, of whatever weight. */
const letterGain = ({ key, han, weight }: Token, threshold: number): number =>
  key.length > 1 || han
    ? 0
    : Math.max(...[0, 1].map(listed => gainOf(initialAgreement, weight, listed, threshold)))

/** What one token of the query may gain, and where; `aloud` counts characters read aloud too. */
export const clueOf = (store: Store, token: Token, expansion: Expansion, how: How): TokenClue => {
  const { dictionary, postings, tokenWeight } = store
  const plain: Met = { ids: [], gain: 0, earns: 0 }
  const telling: Met = { ids: [], gain: 0, earns: 0 }
  let unseen = letterGain(token, how.threshold)
  expansion.agreements.forEach(({ value, rule }, k) => {
    const id = expansion.ids[k]!
    if (!how.aloud && expansion.aloud && dictionary.token(id).accent !== '') return
    const listed = tokenWeight[id]!
    const gain = gainOf(value, token.weight, listed, how.threshold)
    // Characters that only sound alike, or mean a word of many firms, never carry a name; reading their long lists
    // would. Some words are not listed.
    const carries = !token.han || value === 1 || (rule === 'translation' && !isGeneric(dictionary.token(id)))
    if (!carries || cost(postings, id) === 0) {
      unseen = Math.max(unseen, gain)
      return
    }
    const tells = tellsOf(value, token.weight, listed, dictionary.isHeard(id))
    const way = tells ? telling : plain
    way.ids.push(id)
    way.gain = Math.max(way.gain, gain)
    way.earns = Math.max(way.earns, value * (token.weight + listed))
  })
  const clue = (met: Met, tells: boolean): Clue[] =>
    met.ids.length === 0 ? [] : [{ ...met, cost: costOf(postings, met.ids), telling: tells }]
  return {
    weight: token.weight,
    han: token.han,
    meetings: [...clue(plain, false), ...clue(telling, true)],
    initials: initialOf(store, token, how.threshold),
    unseen,
  }
}

interface How {
  readonly threshold: number
  readonly aloud: boolean
}
