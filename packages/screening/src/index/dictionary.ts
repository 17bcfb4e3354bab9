import type { Accent } from '../name/accent.ts'
import { isHeardUnit } from '../name/heard.ts'
import { isPatronymic, meaningOfLatin, type Role } from '../name/lexicon.ts'
import { isGeneric, Token } from '../name/token.ts'
import { Word } from '../name/word.ts'
import { PairList, type HashList } from './hash.ts'
import { finishHash, hashState, hashUnits } from '../text-hash.ts'
import { poolOf, stringAt, type StringPool } from './strings.ts'
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
export interface Dictionary {
  readonly size: number
  readonly keys: StringPool
  /** Where a spelling ends in `keys`, without the mark that tells its kind of writing. */
  readonly endOfLetters: (id: number) => number
  readonly token: (id: number) => Token
  /** Id of a token; -1 when no listed name holds it. */
  readonly find: (token: Token) => number
  /** Id of a spelling, or of a part of it, in whatever role it first has; -1 when no listed name holds it. */
  readonly findWord: (text: string, from?: number, to?: number) => number
  /** Ids of a spelling in every role that it has, but for other kinds of writing. */
  readonly inAnyRole: (token: Token) => readonly number[]
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

export interface DictionaryBuilder {
  readonly idOf: (token: Token) => number
  readonly finish: () => { sections: Sections; remap: Uint32Array }
}

const asWord = '\uE001'
const asAbjad = '\uE002'
const asAccent = { yue: '\uE003', cmn: '\uE004', kor: '\uE005' } as const
const asNumber = '\uE006'
const wordCode = asWord.charCodeAt(0)
/** Marks of one spelling in one kind of writing. */
const rolesOfWriting: ReadonlySet<number> = new Set([0, wordCode, asNumber.charCodeAt(0)])
const isMark = (unit: number): boolean => unit >= 0xe001 && unit <= 0xe006
const characters = /^\p{Script=Han}/u

/**
 * One spelling may be two tokens: HAO carries nothing in a company and is a syllable in a person's name, a patronymic
 * is a surname elsewhere (Vladimir Vashkevich), and 一 is a number or a piece of a brand.
 */
const markOf = (token: Token): string => {
  if (token.abjad) return asAbjad
  if (token.accent !== '') return asAccent[token.accent]
  if (token.role === 'numeral') return characters.test(token.key) ? asNumber : ''
  const elsewhere = token.role === 'word' && !token.han
  return elsewhere && (meaningOfLatin(token.key) || isPatronymic(token.key)) ? asWord : ''
}

/** Code of the mark, 0 where there is none. */
const markCodeOf = (token: Token): number => markOf(token).charCodeAt(0) || 0

const spellingOf = (token: Token): string => token.key + markOf(token)

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
      tokens.push(token.with({ text: token.key }))
    }
    return id
  }
  return { idOf, finish: () => finish(tokens) }
}

/** Hashes of both folds of every token, side by side (name/word.ts). */
const foldsOf = (tokens: readonly Token[]): Uint32Array => {
  const folds = new Uint32Array(2 * tokens.length)
  tokens.forEach(({ word }, id) => {
    folds[2 * id] = word.foldHash
    folds[2 * id + 1] = word.looseHash
  })
  return folds
}

const finish = (tokens: readonly Token[]): { sections: Sections; remap: Uint32Array } => {
  const spelt = tokens.map(spellingOf)
  const order = tokens.map((_, i) => i).sort((a, b) => (spelt[a]! < spelt[b]! ? -1 : 1))
  const sorted = order.map(i => tokens[i]!)
  const remap = new Uint32Array(tokens.length)
  order.forEach((from, to) => (remap[from] = to))
  const related = new PairList()
  sorted.forEach((token, id) => {
    for (const key of filedKeys(token)) related.add(key, id)
  })
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
    tokenFolds: foldsOf(sorted),
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

/** Letters of a text from one place to another. */
interface Part {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Code of the mark behind a stored spelling that is these letters, 0 where it has none; -1 when it is another one. */
const markBehind = ({ units, offsets }: StringPool, id: number, { text, from, to }: Part): number => {
  const shift = offsets[id]! - from
  const more = offsets[id + 1]! - shift - to
  if (more !== 0 && more !== 1) return -1
  for (let at = from; at < to; at++) if (units[shift + at] !== text.charCodeAt(at)) return -1
  if (more === 0) return 0
  return isMark(units[shift + to]!) ? units[shift + to]! : -1
}

const wholeOf = (text: string): Part => ({ text, from: 0, to: text.length })

/** Calls back with each spelling of these letters and the code of its mark. */
type EachSpelling = (part: Part, visit: (id: number, mark: number) => void) => void

/** Positions of spellings by the hash of their letters: open addressing, so that no object stands for a string. */
const spellingsIn = (pool: StringPool): EachSpelling => {
  const { units, offsets } = pool
  const size = offsets.length - 1
  const mask = 2 ** Math.ceil(Math.log2(2 * size + 2)) - 1
  const slots = new Int32Array(mask + 1).fill(-1)
  for (let id = 0; id < size; id++) {
    const end = offsets[id + 1]!
    let at = hashUnits(units, offsets[id]!, isMark(units[end - 1]!) ? end - 1 : end) & mask
    while (slots[at]! >= 0) at = (at + 1) & mask
    slots[at] = id
  }
  return (part, visit) => {
    const hash = finishHash(hashState(part.text, part.from, part.to))
    for (let at = hash & mask; slots[at]! >= 0; at = (at + 1) & mask) {
      const mark = markBehind(pool, slots[at]!, part)
      if (mark >= 0) visit(slots[at]!, mark)
    }
  }
}

const lookUpsIn = (pool: StringPool): Pick<Dictionary, 'find' | 'findWord' | 'inAnyRole'> => {
  const each = spellingsIn(pool)
  const find = (token: Token): number => {
    const wanted = markCodeOf(token)
    let found = -1
    each(wholeOf(token.key), (id, mark) => {
      if (mark === wanted) found = id
    })
    return found
  }
  const findWord = (text: string, from = 0, to = text.length): number => {
    let [plain, word] = [-1, -1]
    each({ text, from, to }, (id, mark) => {
      if (mark === 0) plain = id
      else if (mark === wordCode) word = id
    })
    return plain >= 0 ? plain : word
  }
  const inAnyRole = (token: Token): readonly number[] => {
    const ids: number[] = []
    const own = token.abjad || token.accent !== '' ? markCodeOf(token) : 0
    each(wholeOf(token.key), (id, mark) => {
      if (own === 0 ? rolesOfWriting.has(mark) : mark === own) ids.push(id)
    })
    return ids
  }
  return { find, findWord, inAnyRole }
}

export const openDictionary = (sections: Sections): Dictionary => {
  const keys = poolIn(sections)
  const concepts = { units: sections['conceptUnits'], offsets: sections['conceptOffsets'] } as StringPool
  const role = sections['tokenRole']!
  const weight = sections['tokenWeight']!
  const folds = sections['tokenFolds']!
  // Of its full length from the beginning: a list that grows by far positions becomes a slow table.
  const made = Array.from<Token | undefined>({ length: role.length })
  const endOfLetters = (id: number): number => {
    const end = keys.offsets[id + 1]!
    return isMark(keys.units[end - 1]!) ? end - 1 : end
  }
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
  const related = {
    hashes: sections['relatedHash'],
    values: sections['relatedToken'],
    directory: sections['relatedDirectory'],
  } as HashList
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
