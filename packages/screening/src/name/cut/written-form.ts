import { remember } from '../../memory.ts'
import { surnameOfDedication } from '../firm/dedication.ts'
import { withoutElision } from '../firm/elision.ts'
import { withoutEzafe } from '../abjad/ezafe.ts'
import { withoutFlag } from '../firm/flag-behind-form.ts'
import { withoutIsoNine } from '../script/iso-nine.ts'
import { holds, characterKinds, kindsIn } from '../script/character-kinds.ts'
import { joinHan, runsOf } from './runs.ts'
import type { Variant } from '../token/token.ts'
import { tokensOf } from './tokenise.ts'
import { variantOf } from '../token/variant.ts'

/** The name without what some usages put into it: the letters of ISO 9, titles of whom a house is named after, -e-, d', a flag. */
const plainWriting = (name: string): string =>
  holds(kindsIn(name), characterKinds.latin)
    ? withoutElision(withoutEzafe(surnameOfDedication(withoutIsoNine(withoutFlag(name)))))
    : name

const formNew = (name: string): Variant | undefined => {
  const runs = joinHan(runsOf(plainWriting(name)))
  const tokens = tokensOf(runs)
  const foreign = runs.some(run => run.script !== 'latin' && run.script !== 'han')
  return tokens.length === 0 ? undefined : variantOf(foreign ? 'transliterated' : 'direct', tokens)
}

/**
 * A name as written, without the other forms that it may be compared in; undefined when it has no letter or digit. Many rules
 * look at the parts of one text.
 */
export const formAsWritten = remember<Variant | undefined>(100, formNew)
