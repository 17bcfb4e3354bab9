import { firstBranch, type GuidedPath, type PathOption, type PathQuestion } from './guided-path.ts'
import type { CodeWords } from './product-row.ts'

/** One question as it was answered, with the answers that were left. */
export interface WalkedStep {
  readonly question: PathQuestion
  readonly answer: PathOption
  readonly left: readonly PathOption[]
}

export interface Walk {
  readonly steps: readonly WalkedStep[]
  /** Undefined where the path has ended. */
  readonly ask: PathQuestion | undefined
  /** Where it arrived; empty while it asks, and where no threshold was said to be met. */
  readonly codes: readonly string[]
}

export interface PathFacts {
  readonly path: GuidedPath
  readonly words: ReadonlyMap<string, CodeWords>
  readonly titleOf: (code: string) => string
}

/** Ends an entry's question without one of its paragraphs. */
const none = 'none'

const optionOf = ({ words, titleOf }: PathFacts, id: string, code: string): PathOption => {
  const thresholds = words.get(code)?.thresholds ?? ''
  const text = `${code} ${titleOf(code)}${thresholds === '' ? '' : `：${thresholds}`}`
  return { id: `${id}.${code}`, text, next: '', codes: [code] }
}

/** Paragraphs .z only say that an item is an advanced chip besides; they are asked under 3A090 itself. */
const isAdvancedToo = (code: string): boolean => /\.z(?:\.|$)/u.test(code)

/** The paragraphs of an entry that have words of their own; the entry itself stands before them. */
const withParagraphs = ({ words }: PathFacts, code: string): string[] => [
  code,
  ...(code.includes('.')
    ? []
    : [...words.keys()].filter(one => one.startsWith(`${code}.`) && !isAdvancedToo(one))),
]

/** Asks which of the entries, at which the path arrives, has its thresholds met. */
const thresholdQuestion = (facts: PathFacts, { id, codes }: PathOption): PathQuestion => {
  const name = `${id}.codes`
  const all = codes.flatMap(code => withParagraphs(facts, code))
  return {
    id: name,
    text: '物品达到以下哪一条的门槛？请逐项对照规格书。',
    options: [
      ...all.map(code => optionOf(facts, name, code)),
      { id: `${name}.${none}`, text: '都达不到，或参数尚未查清', next: '', codes: [] },
    ],
  }
}

const isThresholds = (question: PathQuestion): boolean => question.id.endsWith('.codes')

const nextOf = (facts: PathFacts, question: PathQuestion, answer: PathOption): PathQuestion | undefined => {
  if (answer.next !== '') return facts.path.get(answer.next)
  return isThresholds(question) ? undefined : thresholdQuestion(facts, answer)
}

/** Walks by the ids of answers; stops before the first that the question at that place does not offer. */
export const walkPath = (facts: PathFacts, answers: readonly string[]): Walk => {
  const steps: WalkedStep[] = []
  let ask = facts.path.get(firstBranch)
  let codes: readonly string[] = []
  for (const id of answers) {
    const question = ask
    const answer = question?.options.find(option => option.id === id)
    if (question === undefined || answer === undefined) break
    steps.push({ question, answer, left: question.options.filter(option => option !== answer) })
    ask = nextOf(facts, question, answer)
    codes = ask === undefined ? answer.codes : []
  }
  return { steps, ask, codes }
}
