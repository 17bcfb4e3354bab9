import type { AskedForm } from './ask/asked-forms.ts'
import { cutNames } from './cut-names.ts'
import type { OpenIndex } from './index/open.ts'
import { misspeltNames } from './misspelt.ts'
import type { Variant } from './name/token/token.ts'
import { surnamed } from './surnames.ts'
import { typedNames } from './typed-names.ts'

/** A listed name of which a form of the text is every letter or character, with a slip or two. */
export interface Slip {
  readonly query: Variant
  readonly variant: number
  readonly points: number
  /** Why it counts. */
  readonly about: 'slip' | 'contained' | 'askedAlone'
}

/** Listed names that a text begins and does not end, where a field of a message ends. */
export const beginningWith = (index: OpenIndex, text: string, forms: readonly AskedForm[]): readonly Slip[] =>
  cutNames(index, text).map(slip => ({ ...slip, query: forms[0]!.form, about: 'contained' }))

/** Listed names that a text, or a name in it, is but for such slips. */
export const slipsIn = (index: OpenIndex, text: string, forms: readonly AskedForm[]): readonly Slip[] => [
  ...typedNames(text, forms).flatMap(({ text: name, form: query }, at) =>
    misspeltNames(index, name, at > 0).map(slip => ({ ...slip, query, about: 'slip' as const })),
  ),
  ...forms
    .filter(({ whole }) => !whole)
    .flatMap(({ form: query }) =>
      surnamed(index, query).map(slip => ({ ...slip, query, about: 'askedAlone' as const })),
    ),
]
