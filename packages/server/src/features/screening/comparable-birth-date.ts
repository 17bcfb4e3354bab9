import { birthDateProblem } from '@maojian/domain/vocabulary/birth-date'
import type { ScreeningIndex } from '@maojian/screening'
import { FieldFault } from '../../http/field-fault.ts'
import { indexDay } from './answer-basis.ts'
import type { Screened } from './screening-terms.ts'

type Born = Pick<Screened, 'birthDate'>

const problemOn = (index: ScreeningIndex, { birthDate }: Born): string | undefined =>
  birthDate === undefined ? undefined : birthDateProblem(birthDate, indexDay(index))

/** Whoever is screened, without a birth date that cannot be: it would speak against the listed person who is meant. */
export const withComparableBirth = (index: ScreeningIndex, screened: Screened): Screened =>
  problemOn(index, screened) === undefined ? screened : { ...screened, birthDate: undefined }

/** What is told of a birth date that was therefore not compared. */
export const birthDateNotes = (index: ScreeningIndex, screened: Born): string[] => {
  const problem = problemOn(index, screened)
  return problem === undefined ? [] : [`${problem}，未参与比对`]
}

/** The birth date of a question; one that cannot be is refused. */
export const needBirthDate = (text: string | undefined, today: string): string | undefined => {
  const date = text?.trim() ?? ''
  if (date === '') return undefined
  const problem = birthDateProblem(date, today)
  if (problem !== undefined) throw new FieldFault('birthDate', problem)
  return date
}
