import type { Token, Variant } from '../name/token/token.ts'
import type { Role } from '../name/lexicon/lexicon.ts'
import type { Clue, Gains, How, TokenClue } from './clue.ts'
import type { Expansion } from './expand.ts'
import { cost, type Postings, type Store } from './store.ts'
import { tellingFrom } from '../match/signal/asked-alone.ts'
import { tellingAgreement } from '../match/signal/contained.ts'
import { heardAgreement, heardWeight } from '../match/signal/heard-whole.ts'

/** Words with these roles are in too many names to find one by: they have no postings. */
export const unlistedRoles: ReadonlySet<Role> = new Set<Role>(['form', 'stop', 'kin', 'title'])

/** Most that a letter standing for a word agrees with it, and the weight of such a letter. */
export const initialAgreement = 0.75
const initialWeight = 0.1

/** Least weight, of both sides together, that tells; stored weights are rounded. */
export const leastTelling = (query: Variant): number => 1.99 * tellingFrom(query)

/** Whether a meeting may show a name that is held in a longer one (signal/contained.ts, signal/heard-whole.ts). */
const tells = (value: number, { query, listed, least }: Weights, heard: boolean): boolean =>
  (value >= tellingAgreement && query + listed > least) ||
  (heard && value >= heardAgreement && query >= heardWeight)

interface Weights {
  readonly query: number
  readonly listed: number
  readonly least: number
}

/** Grows with each meeting. */
class MostGains implements Gains {
  gain = 0
  query = 0
  listed = 0

  add(value: number, query: number, listed: number, threshold: number): void {
    this.gain = Math.max(this.gain, value * (query + listed) - threshold * listed)
    this.query = Math.max(this.query, value * query)
    this.listed = Math.max(this.listed, value * listed)
  }
}

const costOf = (postings: Postings, ids: readonly number[]): number =>
  ids.reduce((sum, id) => sum + cost(postings, id), 0)

/** Letters that stand for the word. */
const initialOf = ({ dictionary, postings }: Store, token: Token, threshold: number): Clue[] => {
  const { key, role, han, accent, weight } = token
  if (han || accent !== '' || (role !== 'word' && role !== 'patronymic') || key.length === 1) return []
  const ids = dictionary.letters.get(key.charCodeAt(0))
  if (ids === undefined) return []
  const gains = new MostGains()
  gains.add(initialAgreement, weight, initialWeight, threshold)
  return [{ ids, gains, cost: costOf(postings, ids), telling: false, mark: 0 }]
}

/** A letter of the query stands for any word that begins with it, of whatever weight. */
const addLetter = (gains: MostGains, { key, han, weight }: Token, threshold: number): void => {
  if (key.length > 1 || han) return
  for (const listed of [0, 1]) gains.add(initialAgreement, weight, listed, threshold)
}

interface Met {
  readonly ids: number[]
  readonly gains: MostGains
}

/** What one token of the query may gain, and where; `aloud` counts characters read aloud too. */
export const clueOf = (store: Store, token: Token, expansion: Expansion, how: How): TokenClue => {
  const { last } = expansion
  if (last?.weight === token.weight && isSame(last.how, how)) return last.clue
  const clue = newClue(store, token, expansion, how)
  expansion.last = { weight: token.weight, how, clue }
  return clue
}

const newClue = (store: Store, token: Token, expansion: Expansion, how: How): TokenClue => {
  const { dictionary, postings, tokenWeight } = store
  const plain: Met = { ids: [], gains: new MostGains() }
  const telling: Met = { ids: [], gains: new MostGains() }
  const unseen = new MostGains()
  addLetter(unseen, token, how.threshold)
  expansion.agreements.forEach(({ value, rule }, k) => {
    const id = expansion.ids[k]!
    if (!how.aloud && expansion.aloud && dictionary.isAloud(id)) return
    const listed = tokenWeight[id]!
    // Characters that only sound alike, or mean a word of many firms, never carry a name; reading their long lists
    // would. Some words are not listed.
    const carries = !token.han || value === 1 || (rule === 'translation' && !dictionary.isGeneric(id))
    if (!carries || cost(postings, id) === 0) {
      unseen.add(value, token.weight, listed, how.threshold)
      return
    }
    const weights = { query: token.weight, listed, least: how.leastTelling }
    const way = tells(value, weights, dictionary.isHeard(id)) ? telling : plain
    way.ids.push(id)
    way.gains.add(value, token.weight, listed, how.threshold)
  })
  const clue = ({ ids, gains }: Met, isTelling: boolean): Clue[] =>
    ids.length === 0 ? [] : [{ ids, gains, cost: costOf(postings, ids), telling: isTelling, mark: 0 }]
  return {
    weight: token.weight,
    han: token.han,
    meetings: [...clue(plain, false), ...clue(telling, true)],
    initials: initialOf(store, token, how.threshold),
    unseen,
  }
}

const isSame = (a: How, b: How): boolean =>
  a.threshold === b.threshold && a.aloud === b.aloud && a.leastTelling === b.leastTelling
