import {
  besideHeld,
  heldTokensIn,
  heldWordsIn,
  isNobodyElses,
  type HeldTokens,
  type HeldWords,
} from './ask/beside/held-words.ts'
import { isNamed, isOfAnyPlace, isToldWhole } from './ask/beside/ordinary-name.ts'
import { behindHouse } from './ask/han-names.ts'
import { eachValue } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { besideWords, type Beside } from './match/beside.ts'
import { withoutFather } from './match/whole/fatherless.ts'
import { heldIn, heldSought, type Held } from './match/whole/held-han.ts'
import { formAsWritten } from './name/cut/written-form.ts'
import { isPlace } from './name/token/tells.ts'
import { isReading, type Token, type Variant } from './name/token/token.ts'

/** Pieces of a text that may each be a listed name letter by letter. */
export interface HeldPieces {
  readonly text: string
  /** Hashes of its Chinese characters in a row. */
  readonly characters: readonly number[]
  readonly words: readonly HeldWords[]
  readonly tokens: readonly HeldTokens[]
}

export const heldPieces = (text: string): HeldPieces => {
  const form = formAsWritten(text)
  return {
    text,
    characters: heldSought(text),
    words: heldWordsIn(text),
    tokens: form === undefined ? [] : heldTokensIn(form),
  }
}

/** Hashes by which listed names are filed that the pieces may be. */
export const heldKeys = ({ characters, words, tokens }: HeldPieces): readonly number[] => [
  ...characters,
  ...words.flatMap(({ hash, fatherless }) => (fatherless === undefined ? [hash] : [hash, fatherless])),
  ...tokens.map(({ hash }) => hash),
]

/** A listed name that a text holds letter by letter. */
export interface HeldName {
  readonly variant: number
  readonly listed: Variant
  /** What the text writes of it. */
  readonly asked: Variant
  readonly beside: Beside | undefined
}

const isSpelt = (listed: Variant, spelt: string): boolean =>
  listed.bare === spelt && !isReading(listed) && isNamed(listed)

type Meet = (name: HeldName) => void

const besideCharacters = ({ behind, around }: Held): Beside | undefined =>
  around === undefined ? behindHouse(behind) : besideWords(around)

const byCharacters = (index: OpenIndex, { text, characters }: HeldPieces, meet: Meet): void => {
  for (const key of characters)
    eachValue(index.spellings, key, variant => {
      const { subject, ordinal } = index.nameOf(variant)
      const listed = index.variant(variant)
      const held = heldIn(text, index.subjects.record(subject).names[ordinal]!.text, listed)
      if (held) meet({ variant, listed, asked: listed, beside: besideCharacters(held) })
    })
}

const byWords = (index: OpenIndex, { text, words }: HeldPieces, meet: Meet): void => {
  for (const row of words) {
    const visit = (variant: number, isWhole: boolean): void => {
      const listed = index.variant(variant)
      if (isWhole ? !isSpelt(listed, row.spelt) : !withoutFather(listed).includes(row.spelt)) return
      const type = index.subjects.type(index.nameOf(variant).subject)
      if (row.turned && type !== '02') return
      const held = besideHeld(text, row, type, listed)
      const asked = held && (isWhole && !row.turned ? listed : formAsWritten(held.name))
      if (asked) meet({ variant, listed, asked, beside: held.beside })
    }
    eachValue(index.spellings, row.hash, variant => visit(variant, true))
    if (row.fatherless !== undefined)
      eachValue(index.spellings, row.fatherless, variant => visit(variant, false))
  }
}

/** Whether a name is told by the words of a form alone: other words of business, or another place, may go on with it. */
const isToldBy = (listed: Variant, { sides, withForms }: HeldTokens): boolean =>
  !sides.some(isBusiness) &&
  !(isOfAnyPlace(listed) && sides.some(isPlace)) &&
  isToldWhole(listed, withForms())

const isBusiness = ({ role }: Token): boolean => role === 'trade' || role === 'common'

const byTokens = (index: OpenIndex, { tokens }: HeldPieces, meet: Meet): void => {
  for (const row of tokens)
    eachValue(index.spellings, row.hash, variant => {
      const listed = index.variant(variant)
      if (!isSpelt(listed, row.spelt)) return
      const type = index.subjects.type(index.nameOf(variant).subject)
      if (!isNobodyElses(listed, type) && !(type === '01' && isToldBy(listed, row))) return
      const text = row.sides.map(token => token.text).join(' … ')
      meet({ variant, listed, asked: listed, beside: besideWords(text) })
    })
}

/** Listed names that a text holds letter by letter, whatever is written around them: each once, as it is met first. */
export const heldNames = (index: OpenIndex, pieces: HeldPieces): readonly HeldName[] => {
  const found = new Map<number, HeldName>()
  const meet = (name: HeldName): void => void (found.has(name.variant) || found.set(name.variant, name))
  byCharacters(index, pieces, meet)
  byWords(index, pieces, meet)
  byTokens(index, pieces, meet)
  return [...found.values()]
}
