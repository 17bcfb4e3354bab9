import type { AskedForm } from './ask/asked-forms.ts'
import { namesShip } from './ask/without-remarks.ts'
import { wholeLetters } from './match/whole/letters-slip.ts'
import type { Variant } from './name/token/token.ts'

/** A name that a typed text may mean, as written, and its form. */
export interface TypedName {
  readonly text: string
  readonly form: Variant
}

const mostNames = 6

/** The name without what stands beside it, as written; a person's without some of the words is another one's. */
const isWritten = ({ form, whole, apart, ofHouse }: AskedForm): boolean =>
  !ofHouse && apart === whole && (form.kind === 'direct' || form.kind === 'shortened')

/** One word beside others is hardly the name of a ship, unless the text tells one (MV HOPWELLIA). */
const mayBeMeant = (text: string) => {
  const ship = namesShip(text)
  return (asked: AskedForm): boolean => isWritten(asked) && (ship || asked.form.tokens.length > 1)
}

/** The text and the names in it that may be meant, those of other letters: in each a slip is looked for. */
export const typedNames = (text: string, forms: readonly AskedForm[]): readonly TypedName[] => {
  const names = new Map([[wholeLetters(text), { text, form: forms[0]!.form }]])
  for (const { form } of forms.filter(mayBeMeant(text))) {
    if (names.size === mostNames) break
    const written = form.tokens.map(token => token.text).join(' ')
    const letters = wholeLetters(written)
    if (!names.has(letters)) names.set(letters, { text: written, form })
  }
  return [...names.values()]
}
