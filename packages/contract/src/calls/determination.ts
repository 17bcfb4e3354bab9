import * as z from 'zod'
import { defineCall } from '../call.ts'
import { controlTexts } from '../limits.ts'
import { blankable, wireInt } from '../wire.ts'

export const outcomes = [
  'prohibited',
  'licence_required',
  'exception_may_apply',
  'expert_review',
  'no_licence_required',
] as const

const outcome = z.enum(outcomes)
const answerWords = ['yes', 'no', 'unclear'] as const
export type Answer = (typeof answerWords)[number]

/** The wizard numbers its answers: 1 yes, 0 no, 2 unclear (spec 001). */
const numbered: Readonly<Record<string, Answer>> = { '1': 'yes', '0': 'no', '2': 'unclear' }

const answer = z.preprocess(
  value =>
    typeof value === 'string' || typeof value === 'number' ? (numbered[String(value)] ?? value) : value,
  z.enum(answerWords),
)

/** "None of these": stands alone. */
export const noneOfTheEndUses = 112

/** An object that a form carries as the text of its JSON. */
const jsonText = <T extends z.ZodType>(type: T) =>
  z.preprocess(value => {
    if (typeof value !== 'string') return value
    if (value.trim() === '') return undefined
    try {
      return JSON.parse(value) as unknown
    } catch {
      return value
    }
  }, type.optional())

const answers = z
  .record(z.string().max(80), answer)
  .refine(all => Object.keys(all).length <= 200, '答案不得超过 200 项')

interface ListedAnswer {
  readonly questionId: unknown
  readonly answerId: unknown
}

const isListed = (one: unknown): one is ListedAnswer =>
  typeof one === 'object' && one !== null && 'questionId' in one && 'answerId' in one

/** The end use is a list of answered questions, or the same as an object by question. */
const endUses = z.preprocess(
  value =>
    Array.isArray(value) && value.every(isListed)
      ? Object.fromEntries(value.map(one => [String(one.questionId), one.answerId]))
      : value,
  answers.refine(
    all =>
      all[noneOfTheEndUses] !== 'yes' ||
      Object.entries(all).every(([id, given]) => id === String(noneOfTheEndUses) || given === 'no'),
    `选项 ${noneOfTheEndUses}“以上均不涉及”不能与其他选项同时选择`,
  ),
)

const step = z.object({
  stage: z.string(),
  stageName: z.string(),
  rule: z.string(),
  sentence: z.string(),
  citation: z.string(),
  effect: z.string(),
  effectName: z.string(),
  kind: z.string(),
  kindName: z.string(),
})

const question = z.object({
  id: z.string(),
  text: z.string(),
  citation: z.string(),
  blocking: z.boolean(),
  answer: z.union([answer, z.literal('')]),
})

const verdict = { outcome, outcomeName: z.string(), proof: z.array(step), questions: z.array(question) }

const partyHit = z.object({
  id: z.string(),
  type: z.string(),
  name: z.string(),
  nameZh: z.string(),
  country: z.string(),
  score: z.number(),
  /** 1 hit, 2 possible. */
  riskLevel: z.union([z.literal(1), z.literal(2)]),
  reason: z.string(),
  lists: z.array(z.object({ source: z.string(), shortName: z.string(), reference: z.string() })),
  /** Lists of part 744 and of China among them, to which a consequence hangs. */
  decisive: z.boolean(),
  state: z.enum(['counted', 'open', 'dismissed']),
})

const licenceQuestion = z.object({
  eccn: z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40),
  paragraph: blankable(z.string().trim().max(40)),
  destination: z.string(controlTexts.destination).trim().min(1, controlTexts.destination).max(60),
  date: blankable(z.iso.date()),
  value: blankable(z.coerce.number().min(0).max(1e12)),
  endUses: jsonText(endUses),
  facts: jsonText(answers),
  made: blankable(z.enum(['us', 'foreign'])),
  contentShare: blankable(z.coerce.number().min(0).max(100)),
  cnCode: blankable(z.string().trim().max(20)),
})

const determination = z.object({
  ...verdict,
  riskLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  verdict: z.string(),
  eccn: z.string(),
  paragraph: z.string(),
  name: z.string(),
  destination: z.string(),
  destinationName: z.string(),
  date: z.string(),
  exceptions: z.array(
    z.object({
      symbol: z.string(),
      citation: z.string(),
      state: z.enum(['candidate', 'unavailable', 'facts']),
      stateName: z.string(),
      conditions: z.array(z.object({ text: z.string(), state: z.enum(['met', 'unmet', 'confirm']) })),
    }),
  ),
  counterfactuals: z.array(z.object({ text: z.string(), outcome })),
  china: z.object(verdict),
  endUser: z.object({
    name: z.string(),
    screened: z.boolean(),
    snapshotId: z.string(),
    publishedAt: z.string(),
    hits: z.array(partyHit),
  }),
  disclaimer: z.string(),
})

/** (item, destination, end use) → outcome with proof, as of a day; the parties are taken as unlisted, and it says so. */
export const determineLicence = defineCall({
  method: 'POST',
  path: '/api/determination',
  summary: '许可判定',
  access: 'public',
  request: licenceQuestion,
  reply: determination,
})

/** The same with an end user, who is screened: it counts as a search. */
export const determineForUser = defineCall({
  method: 'POST',
  path: '/api/determination/endUser',
  summary: '许可判定，先筛查最终用户',
  access: 'visitor',
  quota: 'search',
  request: licenceQuestion.extend({
    endUser: z.string().trim().min(1, '请输入最终用户').max(300),
    /** Decisions on the hits: party id → yes (it is the end user), no (it is not). */
    decisions: jsonText(answers),
  }),
  reply: determination,
})

/** The determination as PDF, to keep beside the order. */
export const downloadDetermination = defineCall({
  method: 'GET',
  path: '/api/determination/report',
  summary: '下载许可判定书（PDF）',
  access: 'session',
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: licenceQuestion.extend({
    endUser: blankable(z.string().trim().max(300)),
    decisions: jsonText(answers),
  }),
  reply: z.unknown(),
})

const riskLevel = z.union([z.literal(0), z.literal(1), z.literal(2)])

const cell = { outcome, outcomeName: z.string(), riskLevel, reasons: z.array(z.string()) }

const matrix = <T extends z.ZodRawShape>(row: T) =>
  z.object({
    rows: z.array(z.object({ ...row, ...cell })),
    counts: z.array(z.object({ outcome, outcomeName: z.string(), count: z.number() })),
    subject: z.string(),
    subjectName: z.string(),
    date: z.string(),
  })

export const mapDestinations = defineCall({
  method: 'GET',
  path: '/api/determination/destinations',
  summary: '一个 ECCN 对全部目的地的判定',
  access: 'public',
  request: z.object({
    eccn: z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40),
    date: blankable(z.iso.date()),
  }),
  reply: matrix({ countryId: z.string(), nameCn: z.string(), name: z.string() }),
})

export const mapItems = defineCall({
  method: 'GET',
  path: '/api/determination/items',
  summary: '一个目的地对全部 ECCN 的判定',
  access: 'public',
  request: z.object({
    countryId: z.string(controlTexts.destination).trim().min(1, controlTexts.destination).max(60),
    date: blankable(z.iso.date()),
  }),
  reply: matrix({ eccn: z.string(), name: z.string() }),
})

/** Questions on the end use, as the determination asks them (101-111), and 112: none of these. */
export const listEndUses = defineCall({
  method: 'GET',
  path: '/api/determination/endUses',
  summary: '最终用途问题',
  access: 'public',
  request: z.object({}),
  reply: z.array(
    z.object({
      questionId: wireInt(101, 112),
      text: z.string(),
      citation: z.string(),
      /** Cannot stand beside another answer than no. */
      exclusive: z.boolean(),
    }),
  ),
})
