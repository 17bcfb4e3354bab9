import type { classifyProduct as call } from '@maojian/contract/calls/classification'
import {
  classify,
  type Candidate,
  type Classification,
  type Classifier,
} from '@maojian/domain/classification/classify'
import { meaningReader } from '@maojian/domain/classification/concepts'
import { designatorFinder } from '@maojian/domain/classification/designators'
import { describedFinder } from '@maojian/domain/classification/find-described'
import type { PathQuestion } from '@maojian/domain/classification/guided-path'
import { modelFinder } from '@maojian/domain/classification/find-models'
import { productFinder } from '@maojian/domain/classification/find-products'
import { controlledTitles, titleRows } from '@maojian/domain/classification/title-rows'
import { reviewFirstFinder } from '@maojian/domain/classification/review-first'
import { substanceFinder } from '@maojian/domain/classification/substances'
import { limitFinder } from '@maojian/domain/classification/limits'
import { ordinaryFinder } from '@maojian/domain/classification/ordinary-words'
import { foldHan, syllablesOf } from '@maojian/screening/name/han/han'
import type * as z from 'zod'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import type { Verb } from '../../http/route.ts'

type Reply = z.output<typeof call.reply>

const usualLimit = 10

/** Mandarin readings, a syllable a character. */
export const readingOf = (han: string): string[] =>
  syllablesOf(han, false).map(syllable => syllable.toLowerCase())

let opened: Classifier | undefined

/** Made of the tables when first asked for. */
const classifier = (): Classifier => {
  if (opened) return opened
  const facts = classificationFacts()
  const { products, concepts, models, substances, limits, designators, ordinary, headings, ...more } = facts
  const { path, reviewFirst, ...words } = more
  const titles = titleRows(controlFacts(), words.searchedWords)
  const find = productFinder([...products, ...titles], readingOf)
  const findDescribed = describedFinder([...products, ...titles], meaningReader(concepts))
  return (opened = {
    facts: controlFacts(),
    find,
    findDescribed,
    findModels: modelFinder(models),
    findSubstances: substanceFinder(substances),
    findLimits: limitFinder(limits),
    designators: designatorFinder(designators),
    findOrdinary: ordinaryFinder(
      ordinary,
      products,
      controlledTitles(controlFacts(), words.codeWords, words.cnWords),
    ),
    findReviewFirst: reviewFirstFinder(reviewFirst),
    headings,
    words: words.codeWords,
    path,
  })
}

const wireOf = ({ list, code, title, why, thresholds }: Candidate): Reply['candidates'][number] => {
  const about = { title, why, ...(thresholds !== '' && { thresholds }) }
  return list === 'eccn' ? { eccn: code, ...about } : { cnCode: code, ...about }
}

/** What a product's name suggests, before anybody has looked at its parameters. */
export const suggestCodes = (name: string, limit = usualLimit): Classification =>
  classify(classifier(), foldHan(name), limit)

export const questionWire = (question: PathQuestion): Reply['ask'][number] => ({
  ...question,
  options: question.options.map(one => ({ ...one, codes: [...one.codes] })),
})

export const answerClassification = ({ name, limit }: z.output<typeof call.request>): Reply => {
  const { candidates, ask, usual, why } = suggestCodes(name, limit)
  return {
    name,
    candidates: candidates.map(wireOf),
    ask: ask.map(questionWire),
    usual,
    why,
  }
}

export const classifyProduct: Verb<typeof call> = (_context, input) => answerClassification(input)
