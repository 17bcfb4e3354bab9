import type { AskedForm } from './ask/asked-forms.ts'
import { spellingKeys } from './index/spelling-keys.ts'
import { abbreviationKeys } from './match/whole/abbreviation.ts'
import { slipKeys } from './match/whole/han-slip.ts'
import { latinSlipsSought, togetherKeys } from './match/whole/latin-slip.ts'
import { surnamesSought } from './match/whole/surname-slip.ts'
import { onlyGeneric, type Token, type Variant } from './name/token/token.ts'
import { hash32 } from './text-hash.ts'

/** A form of the query, and the hashes by which names that it may be as a whole are filed. */
export interface Sought extends AskedForm {
  readonly spelled: readonly number[]
  readonly abbreviated: readonly number[]
  readonly slipped: readonly number[]
  readonly misspelt: readonly number[]
  readonly surnames: readonly number[]
}

const none: readonly number[] = []

const isSpokenAloud = ({ accent }: Token): boolean => accent !== ''

export const soughtBy = (asked: AskedForm): Sought => ({
  ...asked,
  // Characters read aloud are spelled as those of the form they were read from, which scores better.
  spelled: asked.form.tokens.some(isSpokenAloud) ? none : spellingKeys(asked.form).map(hash32),
  abbreviated: abbreviationKeys(asked.form).sought.map(key => hash32(`~${key}`)),
  slipped: asked.whole
    ? none
    : [...slipKeys(asked.form), ...togetherKeys(asked.form)].map(key => hash32(`^${key}`)),
  misspelt: asked.whole ? none : latinSlipsSought(asked.form),
  surnames: asked.whole ? none : surnamesSought(asked.form),
})

/** Whether names are looked for that hold words of the form: parts are looked for whole, and one generic word is no name. */
export const isSoughtByWords = (form: Variant, whole: boolean): boolean =>
  !whole && !(onlyGeneric(form.tokens) && form.tokens.length < 2)
