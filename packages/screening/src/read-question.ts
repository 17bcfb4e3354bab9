import { askedCodes } from './ask/asked-codes.ts'
import { askedForms } from './ask/asked-forms.ts'
import { readText } from './ask/longest-query.ts'
import { wholeLetters } from './match/whole/letters-slip.ts'
import type { Question, QuestionForm } from './question.ts'
import { soughtBy, type Sought } from './sought.ts'
import { hash32 } from './text-hash.ts'

const formOf = ({ form, whole, spelled, abbreviated, slipped, misspelt }: Sought): QuestionForm => ({
  form,
  whole,
  spelled,
  other: [...abbreviated, ...slipped],
  slips: misspelt.length > 0,
})

/** Reads what somebody's names look for in an index; his codes by themselves are looked for as codes alone. */
export const readQuestion = (names: readonly string[], codes: readonly string[]): Question => {
  const texts = names.map(readText)
  return {
    forms: texts.flatMap(text => askedForms(text).map(asked => formOf(soughtBy(asked)))),
    letters: texts.map(wholeLetters).filter(Boolean),
    codes: [...texts, ...codes.map(readText)].flatMap(text =>
      askedCodes(text).map(({ code }) => hash32(code)),
    ),
  }
}
