import type { Accent } from '../name/token/accent.ts'
import { isHeardUnit } from '../name/reading/heard.ts'
import type { Role } from '../name/lexicon/lexicon.ts'
import { isGeneric, Token } from '../name/token/token.ts'
import { Word } from '../name/token/word.ts'
import { openHashList, PairList, type HashList, type HashPairs } from './hash.ts'
import { poolOf, stringAt, type StringPool } from './strings.ts'
import { endOfLettersIn, isMark, lookUpsIn, spellingOf, type LookUps } from './spellings.ts'
import { filedKeys } from './token-keys.ts'
import type { Sections } from './sections.ts'

const tokenRoles: readonly Role[] = [
  'word',
  'trade',
  'form',
  'region',
  'stop',
  'kin',
  'title',
  'common',
  'patronymic',
  'numeral',
]

const genericRoles = tokenRoles.map(role => isGeneric({ role }))

/** Role of a token from its stored byte; the upper bits hold script and accent. */
export const storedRole = (bits: number): Role => tokenRoles[bits & 15]!

const accents: readonly Accent[] = ['', 'yue', 'cmn', 'kor']

/** Every distinct token of the listed names; ids are positions in code-unit order of the keys. */
export interface Dictionary extends LookUps {
  readonly size: number
  readonly keys: StringPool
  /** Where a spelling ends in `keys`, without the mark that tells its kind of writing. */
  readonly endOfLetters: (id: number) => number
  readonly token: (id: number) => Token
  readonly related: HashList
  /** First UTF-16 unit of each key, with `aloneBit` where it is a Latin letter that stands alone. */
  readonly initials: Uint32Array
  /** Latin letters that stand alone, by their unit. */
  readonly letters: ReadonlyMap<number, readonly number[]>
  readonly isHeard: (id: number) => boolean
  /** A character read aloud (accent.ts). */
  readonly isAloud: (id: number) => boolean
  /** See isGeneric of token.ts. */
  readonly isGeneric: (id: number) => boolean
}

/** A token as one thread tells it to another. */
export type StoredToken = Pick<Token, 'key' | 'role' | 'concept' | 'han' | 'abjad' | 'accent' | 'weight'>

export interface DictionaryBuilder {
  readonly idOf: (token: Token) => number
  /** All tokens so far, by provisional id. */
  readonly tokens: () => readonly StoredToken[]
  readonly finish: () => { sections: Sections; remap: Uint32Array }
}

/** Gives tokens provisional ids; `finish` sorts them and tells the final id of each. */
export const createDictionary = (): DictionaryBuilder => {
  const ids = new Map<string, number>()
  const tokens: Token[] = []
  const idOf = (token: Token): number => {
    const spelling = spellingOf(token)
    let id = ids.get(spelling)
    if (id === undefined) {
      ids.set(spelling, (id = tokens.length))
      // The text as written is that of one name; kept, it would keep the whole name.
      tokens.push(forgetful(token.with({ text: token.key })))
    }
    return id
  }
  return { idOf, tokens: () => tokens.map(stored), finish: () => finish(tokens) }
}

const stored = ({ key, role, concept, han, abjad, accent, weight }: Token): StoredToken => ({
  key,
  role,
  concept,
  han,
  abjad,
  accent,
  weight,
})

export const openToken = (told: StoredToken): Token => new Token({ ...told, text: told.key })

/** A token that knows nothing of its word yet: what is known of all words together would fill the memory. */
const forgetful = (token: Token): Token => new Token({ ...token })

/** Keys of every token, and the hashes of both folds side by side (name/word.ts). */
const fileWords = (tokens: readonly Token[]): { related: PairList; folds: Uint32Array } => {
  const related = new PairList()
  const folds = new Uint32Array(2 * tokens.length)
  tokens.forEach((token, id) => {
    const filed = forgetful(token)
    for (const key of filedKeys(filed)) related.add(key, id)
    folds[2 * id] = filed.word.foldHash
    folds[2 * id + 1] = filed.word.looseHash
  })
  return { related, folds }
}

const finish = (tokens: readonly Token[]): { sections: Sections; remap: Uint32Array } => {
  const spelt = tokens.map(spellingOf)
  const order = tokens.map((_, i) => i).sort((a, b) => (spelt[a]! < spelt[b]! ? -1 : 1))
  const sorted = order.map(i => tokens[i]!)
  const remap = new Uint32Array(tokens.length)
  order.forEach((from, to) => (remap[from] = to))
  const { related, folds } = fileWords(sorted)
  const keys = poolOf(order.map(i => spelt[i]!))
  const concepts = poolOf(sorted.map(token => token.concept))
  const { hashes, values, directory } = related.sorted()
  const sections: Sections = {
    tokenUnits: keys.units,
    tokenOffsets: keys.offsets,
    conceptUnits: concepts.units,
    conceptOffsets: concepts.offsets,
    tokenRole: Uint8Array.from(
      sorted,
      token =>
        tokenRoles.indexOf(token.role) |
        (token.han ? 128 : 0) |
        (token.abjad ? 64 : 0) |
        (accents.indexOf(token.accent) << 4),
    ),
    tokenWeight: Float32Array.from(sorted, token => token.weight),
    tokenFolds: folds,
    relatedHash: hashes,
    relatedToken: values,
    relatedDirectory: directory,
  }
  return { sections, remap }
}

export const aloneBit = 1 << 16

/** First UTF-16 unit of each token, with `aloneBit` where it is a Latin letter that stands alone. */
export const initialsIn = (sections: Sections): Uint32Array =>
  initialsOf(poolIn(sections), sections['tokenRole']!)

const poolIn = (sections: Sections): StringPool =>
  ({ units: sections['tokenUnits'], offsets: sections['tokenOffsets'] }) as StringPool

const initialsOf = ({ units, offsets }: StringPool, role: ArrayLike<number>): Uint32Array =>
  Uint32Array.from({ length: role.length }, (_, id) => {
    const from = offsets[id]!
    const length = offsets[id + 1]! - from
    const alone = length === 1 || (length === 2 && isMark(units[from + 1]!))
    const latin = (role[id]! & 128) === 0 && ((role[id]! >> 4) & 3) === 0
    return units[from]! | (alone && latin ? aloneBit : 0)
  })

const lettersOf = (initials: Uint32Array): ReadonlyMap<number, readonly number[]> => {
  const letters = new Map<number, number[]>()
  initials.forEach((initial, id) => {
    if ((initial & aloneBit) === 0) return
    const unit = initial & ~aloneBit
    const known = letters.get(unit)
    if (known) known.push(id)
    else letters.set(unit, [id])
  })
  return letters
}

export const openDictionary = (sections: Sections): Dictionary => {
  const keys = poolIn(sections)
  const concepts = { units: sections['conceptUnits'], offsets: sections['conceptOffsets'] } as StringPool
  const role = sections['tokenRole']!
  const weight = sections['tokenWeight']!
  const folds = sections['tokenFolds']!
  // Of its full length from the beginning: a list that grows by far positions becomes a slow table.
  const made = Array.from<Token | undefined>({ length: role.length })
  const endOfLetters = (id: number): number => endOfLettersIn(keys, id)
  const make = (id: number): Token => {
    const key = String.fromCharCode(...keys.units.subarray(keys.offsets[id], endOfLetters(id)))
    const facts = {
      text: key,
      key,
      role: storedRole(role[id]!),
      concept: stringAt(concepts, id),
      han: (role[id]! & 128) !== 0,
      abjad: (role[id]! & 64) !== 0,
      accent: accents[(role[id]! >> 4) & 3]!,
      weight: weight[id]!,
    }
    return new Token(facts, new Word(key, { fold: folds[2 * id]!, loose: folds[2 * id + 1]! }))
  }
  const token = (id: number): Token => (made[id] ??= make(id))
  const related = openHashList({
    hashes: sections['relatedHash'],
    values: sections['relatedToken'],
    directory: sections['relatedDirectory'],
  } as HashPairs)
  const initials = initialsOf(keys, role)
  return {
    size: role.length,
    keys,
    endOfLetters,
    token,
    ...lookUpsIn(keys),
    related,
    initials,
    letters: lettersOf(initials),
    isHeard: id => isHeardUnit(initials[id]!),
    isAloud: id => ((role[id]! >> 4) & 3) !== 0,
    isGeneric: id => genericRoles[role[id]! & 15]!,
  }
}
