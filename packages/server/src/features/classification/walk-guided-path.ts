import type { walkGuidedPath as call } from '@maojian/contract/calls/saved-classification'
import type { PathOption } from '@maojian/domain/classification/guided-path'
import { walkPath, type Walk, type WalkedStep } from '@maojian/domain/classification/walk-path'
import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { questionWire } from './classify-product.ts'
import type { KeptPath, KeptStep } from './tables.ts'

/** Title of an entry or paragraph; the entry's own where the paragraph has none. */
export const titleOfCode = (code: string): string =>
  classificationFacts().codeWords.get(code)?.titleZh ??
  controlFacts().eccns.get(parseEccn(code)?.code ?? '')?.titleZh ??
  ''

/** Throws where an answer is none of those offered at its place. */
const walk = (answers: readonly string[]): Walk => {
  const { path, codeWords: words } = classificationFacts()
  const walked = walkPath({ path, words, titleOf: titleOfCode }, answers)
  if (walked.steps.length === answers.length) return walked
  throw new Fault(400, `参数 answers：第 ${String(walked.steps.length + 1)} 个答案不在该问题的选项中`)
}

const leftText = ({ text, codes }: PathOption): string =>
  codes.length === 0 || codes.some(code => text.startsWith(code)) ? text : `${text}（${codes.join('、')}）`

const stepOf = ({ question, answer, left }: WalkedStep): KeptStep => ({
  question: question.text,
  answer: answer.text,
  left: left.map(leftText),
})

/** The path in words, to be kept. */
export const keptPath = (answers: readonly string[]): KeptPath => ({
  answers,
  steps: walk(answers).steps.map(stepOf),
})

export const walkGuidedPath: Verb<typeof call> = (_context, { answers = [] }) => {
  const { ask, codes, steps } = walk(answers)
  const { codeWords } = classificationFacts()
  return {
    steps: steps.map(step => ({ ...stepOf(step), left: step.left.map(leftText) })),
    ask: ask ? questionWire(ask) : null,
    codes: codes.map(code => ({
      code,
      title: titleOfCode(code),
      thresholds: codeWords.get(code)?.thresholds ?? '',
    })),
  }
}
