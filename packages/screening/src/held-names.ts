import { besideHeld, heldWordsIn, withoutFather } from './ask/beside/held-words.ts'
import { eachValue } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { besideOf } from './ask/han-names.ts'
import type { Beside } from './match/beside.ts'
import { heldIn, heldSought } from './match/whole/held-han.ts'
import { written } from './name/cut/written-form.ts'
import { isReading, onlyGeneric, type Variant } from './name/token/token.ts'

interface HeldName {
  readonly variant: number
  readonly listed: Variant
  /** What the text writes of it. */
  readonly asked: Variant
  readonly beside: Beside | undefined
}

/** Listed names that a text holds letter by letter, whatever is written around them. */
export const heldNames = (index: OpenIndex, text: string): readonly HeldName[] => {
  const found = new Map<number, HeldName>()
  for (const key of heldSought(text))
    eachValue(index.spellings, key, variant => {
      if (found.has(variant)) return
      const { subject, ordinal } = index.nameOf(variant)
      const listed = index.variant(variant)
      const name = index.subjects.record(subject).names[ordinal]!.text
      const held = heldIn(text, name, listed)
      if (held) found.set(variant, { variant, listed, asked: listed, beside: besideOf(held.behind) })
    })
  for (const row of heldWordsIn(text)) {
    const meet = (variant: number, listed: Variant, whole: boolean): void => {
      const type = index.subjects.type(index.nameOf(variant).subject)
      const held = found.has(variant) ? undefined : besideHeld(text, row, type)
      const asked = held && (whole ? listed : written(held.name))
      if (asked) found.set(variant, { variant, listed, asked, beside: held.beside })
    }
    eachValue(index.spellings, row.hash, variant => {
      const listed = index.variant(variant)
      if (listed.bare === row.spelt && !isReading(listed) && !onlyGeneric(listed.tokens))
        meet(variant, listed, true)
    })
    eachValue(index.spellings, row.fatherless, variant => {
      const listed = index.variant(variant)
      if (withoutFather(listed).includes(row.spelt)) meet(variant, listed, false)
    })
  }
  return [...found.values()]
}
