import {
  besideHeld,
  heldTokensIn,
  heldWordsIn,
  isNobodyElses,
  type HeldTokens,
  type HeldWords,
} from './ask/beside/held-words.ts'
import { besideOf } from './ask/han-names.ts'
import { eachValue } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import type { Beside } from './match/beside.ts'
import { withoutFather } from './match/whole/fatherless.ts'
import { heldIn, heldSought, type Held } from './match/whole/held-han.ts'
import { formAsWritten } from './name/cut/written-form.ts'
import { isForm, isPlace } from './name/token/tells.ts'
import { isReading, onlyGeneric, type Variant } from './name/token/token.ts'
import { fewestGeneric } from './match/whole/generic-name.ts'

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
  ...words.flatMap(({ hash, fatherless }) => [hash, fatherless]),
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

/** Two words of business are no name; the agricultural bank of a country is. */
const isNamed = ({ tokens }: Variant): boolean =>
  !onlyGeneric(tokens) ||
  (tokens.some(isPlace) && tokens.filter(token => !isForm(token)).length >= fewestGeneric)

const isSpelt = (listed: Variant, spelt: string): boolean =>
  listed.bare === spelt && !isReading(listed) && isNamed(listed)

type Meet = (name: HeldName) => void

const besideCharacters = ({ behind, around }: Held): Beside | undefined =>
  around === undefined ? besideOf(behind) : { text: around, part: false, country: false }

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
      const held = besideHeld(text, row, index.subjects.type(index.nameOf(variant).subject), listed)
      const asked = held && (isWhole ? listed : formAsWritten(held.name))
      if (asked) meet({ variant, listed, asked, beside: held.beside })
    }
    eachValue(index.spellings, row.hash, variant => visit(variant, true))
    eachValue(index.spellings, row.fatherless, variant => visit(variant, false))
  }
}

const byTokens = (index: OpenIndex, { tokens }: HeldPieces, meet: Meet): void => {
  for (const { hash, spelt, beside: text } of tokens)
    eachValue(index.spellings, hash, variant => {
      const listed = index.variant(variant)
      const type = index.subjects.type(index.nameOf(variant).subject)
      if (!isSpelt(listed, spelt) || !isNobodyElses(listed, type)) return
      meet({ variant, listed, asked: listed, beside: { text, part: false, country: false } })
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
