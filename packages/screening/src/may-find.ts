import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { retrieve } from './index/candidates.ts'
import { eachValue } from './index/hash.ts'
import { variantFlags } from './index/hints.ts'
import type { OpenIndex } from './index/open.ts'
import { latinSlips, latinSlipScore, maySlip, slipLetters } from './match/whole/latin-slip.ts'
import { sharesLetters } from './misspelt.ts'
import { isReading } from './name/token/token.ts'
import type { Question, QuestionForm } from './question.ts'

/** Two readings share no written form: they are never compared (search.ts). */
const isApart = ({ variantFacts }: OpenIndex, { form }: QuestionForm, variant: number): boolean =>
  isReading(form) && (variantFacts.flags(variant) & variantFlags.reading) !== 0

const limits = { threshold: defaultThresholds.possible / 100 }

const meetsSpelling = (index: OpenIndex, asked: QuestionForm): boolean => {
  let met = false
  const meet = (variant: number): void => void (met ||= !isApart(index, asked, variant))
  for (const hash of asked.spelled) eachValue(index.spellings, hash, meet)
  for (const hash of asked.other) eachValue(index.spellings, hash, () => (met = true))
  return met
}

const meetsSlip = (index: OpenIndex, { form, slips }: QuestionForm): boolean => {
  if (!slips) return false
  let letters: number | undefined
  let met = false
  for (const third of latinSlips(form))
    eachValue(index.spellings, third, variant => {
      if (met || !maySlip((letters ??= slipLetters(form)), index.letters[variant]!)) return
      met = latinSlipScore(form, index.variant(variant), false) > 0
    })
  return met
}

const meetsWords = (index: OpenIndex, asked: QuestionForm): boolean => {
  if (!asked.words) return false
  let met = false
  retrieve(index, asked.form, limits, variant => void (met ||= !isApart(index, asked, variant)))
  return met
}

const meetsCode = ({ codes }: OpenIndex, asked: readonly number[]): boolean => {
  let met = false
  for (const code of asked) eachValue(codes, code, () => (met = true))
  return met
}

/**
 * Whether a search by the usual threshold could find anybody: it goes the ways by which `findHits` comes to a name, and
 * stops where that would measure one. Who is not met here is found by no search of this index.
 */
export const mayFind = (index: OpenIndex, { forms, letters, codes }: Question): boolean =>
  meetsCode(index, codes) ||
  forms.some(asked => meetsSpelling(index, asked)) ||
  forms.some(asked => meetsWords(index, asked)) ||
  forms.some(asked => meetsSlip(index, asked)) ||
  letters.some(one => sharesLetters(index, one))
