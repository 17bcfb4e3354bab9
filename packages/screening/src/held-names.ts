import { eachValue } from './index/hash.ts'
import type { OpenIndex } from './index/open.ts'
import { besideOf } from './ask/han-names.ts'
import type { Beside } from './match/beside.ts'
import { heldIn, heldSought } from './match/whole/held-han.ts'
import type { Variant } from './name/token/token.ts'

interface HeldName {
  readonly variant: number
  readonly listed: Variant
  readonly beside: Beside | undefined
}

/** Listed names in characters that a text holds letter by letter, whatever is written around them. */
export const heldNames = (index: OpenIndex, text: string): readonly HeldName[] => {
  const found = new Map<number, HeldName>()
  for (const key of heldSought(text))
    eachValue(index.spellings, key, variant => {
      if (found.has(variant)) return
      const { subject, ordinal } = index.nameOf(variant)
      const listed = index.variant(variant)
      const name = index.subjects.record(subject).names[ordinal]!.text
      const held = heldIn(text, name, listed)
      if (held) found.set(variant, { variant, listed, beside: besideOf(held.behind) })
    })
  return [...found.values()]
}
