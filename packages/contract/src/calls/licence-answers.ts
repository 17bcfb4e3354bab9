import { endUseTable } from '@maojian/domain/vocabulary/end-use.table'
import * as z from 'zod'

export const answerWords = ['yes', 'no', 'unclear'] as const
export type Answer = (typeof answerWords)[number]

/** The wizard numbers its answers: 1 yes, 0 no, 2 unclear (spec 001). */
const numbered: Readonly<Record<string, Answer>> = { '1': 'yes', '0': 'no', '2': 'unclear' }

const answer = z.preprocess(
  value =>
    typeof value === 'string' || typeof value === 'number' ? (numbered[String(value)] ?? value) : value,
  z.enum(answerWords, '应为 yes、no 或 unclear'),
)

/** "None of these": stands alone. */
export const noneOfTheEndUses = 112

/** "None of these" denied, and each of these denied as well. */
export const deniesAll = <T>(all: Readonly<Record<string, T>>, no: T): boolean =>
  all[noneOfTheEndUses] === no && endUseTable.every(([id]) => all[id] === no)

export const deniedAllZh = `选项 ${noneOfTheEndUses}“以上均不涉及”答为否，而其他各题也都答为否：两者矛盾`

/** An object that a form carries as the text of its JSON. */
export const jsonText = <T extends z.ZodType>(type: T) =>
  z.preprocess(value => {
    if (value === null) return undefined
    if (typeof value !== 'string') return value
    if (value.trim() === '') return undefined
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }, type.optional())

/** A key that means nothing is told by its name; the object itself is right. */
const keyFault: z.core.$ZodErrorMap = ({ code, input, issues }) => {
  if (code !== 'invalid_key') return '应为对象，值为 yes、no 或 unclear'
  const [first] = issues
  return `“${String(input)}”${first?.message ?? '不是问题的编号'}`
}

const answersBy = (id: z.ZodString) =>
  z
    .record(id, answer, { error: keyFault })
    .refine(all => Object.keys(all).length <= 200, '答案不得超过 200 项')

export const answers = answersBy(z.string().max(80))

/** Ids of questions that a determination asks; anything else would be passed over in silence. */
export const factAnswers = answersBy(
  z
    .string()
    .max(80)
    .regex(
      /^(classification|chart|cn|destination|embargo|end-use|exception|jurisdiction|paragraph|party|policy|scope|special|verify)\.[\w.-]+$/u,
      '不是待确认事项的编号',
    ),
)

interface ListedAnswer {
  readonly questionId: unknown
  readonly answerId: unknown
}

const isListed = (one: unknown): one is ListedAnswer =>
  typeof one === 'object' && one !== null && 'questionId' in one && 'answerId' in one

/** The end use: an object by question, a list of answered questions, or the numbers of those answered yes. */
export const endUses = z.preprocess(
  value =>
    Array.isArray(value)
      ? Object.fromEntries(
          value.map((one: unknown) =>
            isListed(one) ? [String(one.questionId), one.answerId] : [String(one), 'yes'],
          ),
        )
      : value,
  answersBy(z.string().regex(/^(10[1-9]|11[0-2])$/u, '不是问题的编号，编号应为 101–112'))
    .refine(
      all =>
        all[noneOfTheEndUses] !== 'yes' ||
        Object.entries(all).every(([id, given]) => id === String(noneOfTheEndUses) || given === 'no'),
      `选项 ${noneOfTheEndUses}“以上均不涉及”不能与其他选项同时选择`,
    )
    .refine(all => !deniesAll(all, 'no'), deniedAllZh),
)
