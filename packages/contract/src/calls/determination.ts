import { activities, partyRoles } from '@maojian/domain/vocabulary/transaction'
import { answerFields } from '@maojian/domain/vocabulary/answer-field'
import { outcomes } from '@maojian/domain/vocabulary/outcome'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { atMost, controlTexts } from '../limits.ts'
import { absentable, wireInt, wordList } from '../wire.ts'
import { hitState } from './hit-shape.ts'
import { ownerRows } from './ownership.ts'
import { answers, answerWords, endUses, factAnswers, jsonText } from './licence-answers.ts'

export const outcome = z.enum(outcomes)

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
  answer: z.enum([...answerWords, '']),
  /** The field of the request that settles it; `facts`: yes or no under its id. */
  answeredBy: z.enum(answerFields),
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
  /** What its lists forbid of any deal with it, whatever is shipped, and which of them do; '' where none does. */
  forbids: z.string(),
  forbiddenBy: z.array(z.string()),
  /** A person said that it is the one named, or that it is not: without one the state is the machine's. */
  decidedByPerson: z.boolean(),
  /** history: every list that names it has suspended its measures. */
  state: hitState,
})

const numberOf = (value: unknown): unknown => (typeof value === 'string' ? Number(value) : value)

/** A number, or the text of one: forms send text. */
const amount = (most: number, text: string) =>
  absentable(z.preprocess(numberOf, z.number(text).min(0, text).max(most, text)))

const orderValue = '订单净值应为不小于 0 的数（美元）'
const shareRange = '占比应在 0 与 100 之间'
const asText = '应为文本'
const endUserName = z.string(asText).trim().max(300, atMost('最终用户', 300))

const place = (name: string) => absentable(z.string(asText).trim().max(60, atMost(name, 60)))

/** Everybody who takes part beside the end user; each is screened. */
const partyRows = z
  .array(
    z.strictObject({
      role: z.enum(partyRoles, `应为 ${partyRoles.join('、')} 之一`),
      name: z.string(asText).trim().min(1, '请输入当事方名称').max(300, atMost('当事方名称', 300)),
      country: place('当事方所在国'),
      headquarters: place('当事方总部所在国'),
    }),
    '应为当事方的列表',
  )
  .max(20, '当事方不得超过 20 个')

/** What takes a screening. */
const screened = {
  /** Decisions on the hits: party id → yes (it is the one named), no (it is not). */
  decisions: jsonText(answers),
  /** Who holds the end user; each is screened, and the affiliates rule is laid upon the shares. */
  owners: jsonText(ownerRows),
  parties: jsonText(partyRows),
}

const contentParts = z.strictObject(
  {
    price: z.number('应为整件货物的公平市价').positive('公平市价应大于 0'),
    parts: z
      .array(
        z.strictObject({
          eccn: z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40, atMost('ECCN 编码', 40)),
          value: z.number('应为数').min(0, '价值不得小于 0'),
        }),
        '应为美国成分的列表',
      )
      .min(1, '请至少填写一项美国成分')
      .max(200, '美国成分不得超过 200 项'),
  },
  '应为 {"price", "parts": [{"eccn", "value"}]}',
)

/** Keys that are not here are refused: an input passed over in silence would be a wrong verdict. */
const licenceQuestion = z.strictObject({
  eccn: z.string(controlTexts.eccn).trim().min(1, controlTexts.eccn).max(40, atMost('ECCN 编码', 40)),
  paragraph: absentable(z.string(asText).trim().max(40, atMost('段落', 40))),
  destination: z
    .string(controlTexts.destination)
    .trim()
    .min(1, controlTexts.destination)
    .max(60, atMost('目的国家', 60)),
  date: absentable(z.iso.date(controlTexts.date)),
  value: amount(1e12, orderValue),
  endUses: jsonText(endUses),
  facts: jsonText(factAnswers),
  made: absentable(z.enum(['us', 'foreign'], '应为 us（美国制造）或 foreign（美国以外制造）')),
  contentShare: amount(100, shareRange),
  /** Entry of the item that software, technology or equipment is for. */
  relatedTo: absentable(z.string(asText).trim().max(40, atMost('所服务的物项', 40))),
  activity: absentable(z.enum(activities, `应为 ${activities.join('、')} 之一`)),
  shipFrom: absentable(z.string(asText).trim().max(60, atMost('起运国', 60))),
  /** Countries on the way. */
  via: wordList(
    z.array(z.string(asText).trim().min(1).max(60), '应为国家的列表').max(10, '途经国家不得超过 10 个'),
  ),
  hsCode: absentable(
    z
      .string(asText)
      .trim()
      .regex(/^[0-9]{2}[0-9.]{0,11}$/, '税号应为 2 至 10 位数字'),
  ),
  /** US parts of a foreign-made item, for the share that is controlled. */
  content: jsonText(contentParts),
  cnCode: absentable(z.string(asText).trim().max(20, atMost('管制编码', 20))),
  /** Country where the end user, or the parent at its top, has its headquarters. */
  headquarters: absentable(z.string(asText).trim().max(60, atMost('总部所在国', 60))),
})

/** A licence requirement, and how applications for it are reviewed. */
const requirement = z.object({
  rule: z.string(),
  reason: z.string(),
  citation: z.string(),
  policy: z.string(),
  policyName: z.string(),
  policyCitation: z.string(),
})

const determination = z.object({
  ...verdict,
  reasons: z.array(requirement),
  riskLevel: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  verdict: z.string(),
  /** What the lists forbid of the deal as such, beside the licences of which `outcome` and `riskLevel` speak; '' for nothing. */
  listed: z.object({
    text: z.string(),
    /** Somebody who is named is listed; not where it is only possible. */
    certain: z.boolean(),
  }),
  /** What the lists forbid, then what each of both laws says. */
  headline: z.string(),
  /** Green only where both were judged, nothing is left to answer, and facts and lists are of the day. */
  tone: z.enum(['red', 'amber', 'grey', 'green']),
  eccn: z.string(),
  paragraph: z.string(),
  name: z.string(),
  destination: z.string(),
  destinationName: z.string(),
  date: z.string(),
  /** Day of the newest facts that decided. */
  factsDay: z.string(),
  /** What must be said about the age of facts and lists. */
  warnings: z.array(z.string()),
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
    /** What keeps 'nothing found' from being a conclusion; '' where nothing does. */
    warning: z.string(),
    hits: z.array(partyHit),
  }),
  /** The other parties, screened as the end user is. */
  parties: z.array(
    z.object({
      role: z.enum(partyRoles),
      roleName: z.string(),
      name: z.string(),
      country: z.string(),
      /** Why it was not screened; '' where it was. */
      warning: z.string(),
      hits: z.array(partyHit),
    }),
  ),
  disclaimer: z.string(),
})

/** (item, destination, end use) → outcome with proof, as of a day; the parties are taken as unlisted, and it says so. */
export const determineLicence = defineCall({
  method: 'POST',
  path: '/api/determination',
  summary: '许可判定',
  access: 'public',
  apiKey: true,
  tool: 'determine',
  request: licenceQuestion,
  reply: determination,
})

/** With an end user or without: one line of the command, and what a document is made from. */
export const anyQuestion = licenceQuestion.extend({ endUser: absentable(endUserName), ...screened })

/** The same with an end user or other parties, who are screened: it counts as a search. */
export const determineForUser = defineCall({
  method: 'POST',
  path: '/api/determination/endUser',
  summary: '许可判定，先筛查最终用户和其他当事方',
  access: 'visitor',
  quota: 'search',
  apiKey: true,
  tool: 'determine_for_end_user',
  request: anyQuestion,
  reply: determination,
})

/** The determination as a document to keep beside the order; 202 while it is being made. */
export const downloadDetermination = defineCall({
  method: 'GET',
  path: '/api/determination/report',
  summary: '下载许可判定书（PDF 或 Word）；生成期间答 202，再次请求即可',
  access: 'session',
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: anyQuestion.extend({ format: z.enum(['pdf', 'docx']).default('pdf') }),
  reply: z.unknown(),
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
