import { chinaVerdict } from './china/china-verdict.ts'
import type { ControlFacts } from './facts/control-facts.ts'
import { judge } from './judge.ts'
import type { Question } from './rule/question.ts'

/** Answers that belong to one entry, paragraph or rule; those of other kinds are read without being asked. */
const ofOneItem = /^(scope|paragraph|special|chart|verify)\./

/** Answers of which each tells something only beside where the item was made. */
const besideOrigin = /^jurisdiction\.(from-us|no-de-minimis|direct-product.*|content-parts)$/

/** Answers of another item or with a slip in the number: whoever gave them would think that they count. */
export const unusedAnswers = (facts: ControlFacts, question: Question): string[] => {
  const given = question.facts ?? {}
  return Object.keys(given).filter(id => {
    if (besideOrigin.test(id)) return question.origin === undefined
    if (!ofOneItem.test(id)) return false
    const { [id]: _, ...others } = given
    const without = { ...question, facts: others }
    return ![...judge(facts, without).questions, ...chinaVerdict(facts, without).questions].some(
      one => one.id === id,
    )
  })
}
