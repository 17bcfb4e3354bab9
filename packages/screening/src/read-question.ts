import { addressKeys } from './address/address-keys.ts'
import { askedCodes } from './ask/asked-codes.ts'
import { askedForms } from './ask/asked-forms.ts'
import { readText } from './ask/longest-query.ts'
import { heldKeys, heldPieces } from './held-names.ts'
import { cutLetters, cutSought } from './match/whole/cut-name.ts'
import { wholeLetters } from './match/whole/letters-slip.ts'
import { partSlips } from './misspelt-parts.ts'
import type { Question, QuestionForm } from './question.ts'
import { isSoughtByWords, soughtBy, type Sought } from './sought.ts'
import { hash32 } from './text-hash.ts'
import { typedNames } from './typed-names.ts'

const formOf = ({ form, whole, spelled, abbreviated, slipped, misspelt, surnames }: Sought): QuestionForm => {
  const part = whole ? partSlips(form) : undefined
  return {
    form,
    words: part?.words ?? isSoughtByWords(form, whole),
    spelled,
    other: [...abbreviated, ...(part?.spelled ?? slipped), ...surnames],
    slips: (part?.thirds ?? misspelt).length > 0,
  }
}

/** Names held in a text are looked for once. */
const formsOf = (text: string): QuestionForm[] =>
  askedForms(text)
    .map(asked => formOf(soughtBy(asked)))
    .map((form, at) =>
      at === 0
        ? {
            ...form,
            other: [...form.other, ...heldKeys(heldPieces(text)), ...cutLetters(text).flatMap(cutSought)],
          }
        : form,
    )

/** Reads what somebody's names look for in an index; codes and addresses by themselves are looked for as such alone. */
export const readQuestion = (
  names: readonly string[],
  codes: readonly string[],
  addresses: readonly string[] = [],
): Question => {
  const texts = names.map(readText)
  return {
    forms: texts.flatMap(formsOf),
    letters: texts
      .flatMap(text => typedNames(text, askedForms(text)))
      .map(({ text }) => wholeLetters(text))
      .filter(Boolean),
    codes: [
      ...[...texts, ...codes.map(readText)].flatMap(text => [
        ...askedCodes(text).map(({ code }) => code),
        ...addressKeys(text),
      ]),
      ...addresses.flatMap(text => addressKeys(readText(text))),
    ].map(hash32),
  }
}
