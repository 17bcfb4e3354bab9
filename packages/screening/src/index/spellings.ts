import { isPatronymic, meaningOfLatin } from '../name/lexicon/lexicon.ts'
import type { Token } from '../name/token/token.ts'
import { finishHash, hashState, hashUnits } from '../text-hash.ts'
import { SeenHashes } from './seen-hashes.ts'
import type { StringPool } from './strings.ts'

const asWord = '\uE001'
const asAbjad = '\uE002'
const asAccent = { yue: '\uE003', cmn: '\uE004', kor: '\uE005' } as const
const asNumber = '\uE006'
const wordCode = asWord.charCodeAt(0)
/** Marks of one spelling in one kind of writing. */
const rolesOfWriting: ReadonlySet<number> = new Set([0, wordCode, asNumber.charCodeAt(0)])
export const isMark = (unit: number): boolean => unit >= 0xe001 && unit <= 0xe006
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

/** A token as it is stored: its letters, and the mark that tells its kind of writing. */
export const spellingOf = (token: Token): string => token.key + markOf(token)

/** Where the letters of a stored spelling end, without its mark. */
export const endOfLettersIn = ({ units, offsets }: StringPool, id: number): number => {
  const end = offsets[id + 1]!
  return isMark(units[end - 1]!) ? end - 1 : end
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
  const seen = new SeenHashes(cellsPerSlot * (mask + 1))
  for (let id = 0; id < size; id++) {
    const hash = hashUnits(units, offsets[id]!, endOfLettersIn(pool, id))
    let at = hash & mask
    while (slots[at]! >= 0) at = (at + 1) & mask
    slots[at] = id
    seen.add(hash)
  }
  return (part, visit) => {
    const hash = finishHash(hashState(part.text, part.from, part.to))
    if (!seen.mayHave(hash)) return
    for (let at = hash & mask; slots[at]! >= 0; at = (at + 1) & mask) {
      const mark = markBehind(pool, slots[at]!, part)
      if (mark >= 0) visit(slots[at]!, mark)
    }
  }
}

const cellsPerSlot = 4

/** Ids of stored tokens by their letters. */
export interface LookUps {
  /** Id of a token; -1 when no listed name holds it. */
  readonly find: (token: Token) => number
  /** Id of a spelling, or of a part of it, in whatever role it first has; -1 when no listed name holds it. */
  readonly findWord: (text: string, from?: number, to?: number) => number
  /** Ids of a spelling in every role that it has, but for other kinds of writing. */
  readonly inAnyRole: (token: Token) => readonly number[]
}

export const lookUpsIn = (pool: StringPool): LookUps => {
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
    let plain = -1
    let word = -1
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
