import * as z from 'zod'
import { outcomes } from '@maojian/domain/vocabulary/outcome'
import { defineCall } from '../call.ts'
import { atMost } from '../limits.ts'
import { projectLimits } from '../project-rules.ts'
import { blankable, wireInt, wordList } from '../wire.ts'
import { determineLicence } from './determination.ts'
import { jsonText } from './licence-answers.ts'

const flowId = z.string().regex(/^W[0-9a-f]{24}$/, '物项填报编号有误')
const projectId = z.string().regex(/^P[0-9a-f]{24}$/, '项目编号有误')
const itemId = z.string().regex(/^E[0-9a-f]{24}$/, '行编号有误')
const text = (what: string, most: number = projectLimits.subject) =>
  z.string().trim().max(most, atMost(what, most)).default('')
const word = z.string().trim().max(projectLimits.note, atMost('答案', projectLimits.note))
const one = z.preprocess(value => (typeof value === 'number' ? String(value) : value), word)
const tick = blankable(wireInt(0, 1))

/** Unanswered questions come without an answer (spec 001 §4). */
const given = z.object({
  questionId: z.preprocess(value => (typeof value === 'number' ? String(value) : value), z.string().max(80)),
  answerId: z
    .union([one, z.array(one).max(projectLimits.rows)])
    .nullable()
    .optional(),
})

const codes = wordList(z.array(z.string().trim().min(1).max(80)).max(projectLimits.rows))

/** `data` is what a page says beside its answers, as JSON text. */
const pageData = z.object({
  countries: z.array(z.string().max(80)).max(projectLimits.rows).optional(),
  names: z.array(z.string().max(projectLimits.subject)).max(projectLimits.rows).optional(),
})

/** What old clients repeat of what the server told them; it is worked out anew. */
const repeated = {
  countryName: text('国家'),
  dataRiskLevel: text('风险'),
  dataItem: text('物项', 4000),
  dataCountry: text('国家', 4000),
}

/** `answer` holds everything that a page asks; the named fields are how old clients say some of it. */
const step = z.object({
  /** Absent where the way begins. */
  id: blankable(flowId),
  projectId: blankable(projectId),
  /** An item of the project that is to be changed; not with `id`. */
  itemId: blankable(itemId),
  /** Page whose answers these are; without it the page that stands is shown. */
  module: z.string().max(20).default(''),
  answer: jsonText(z.array(given).max(500)),
  /** 1: shows what these answers come to, and neither keeps them nor goes on. */
  look: blankable(wireInt(0, 1)),
  industry: text('行业', 40),
  itemName: text('物项名称'),
  eccn: text('ECCN', 40),
  cclKeyword: text('关键词'),
  cclCategory: text('类别', 40),
  cclGroup: text('组别', 40),
  dataEccn: text('ECCN', 40),
  /** 1: none of the list's entries. */
  isInvolveCCL: tick,
  componentId: text('料号', 40),
  /** 1 by name, 2 by code. */
  componentType: blankable(wireInt(1, 2)),
  componentKeyword: text('料号'),
  isInvolveComponent: tick,
  isComponentInvolve: tick,
  countryId: codes,
  dataCountryId: codes,
  name: text('最终用户'),
  extraId: text('编号', 80),
  data: jsonText(pageData),
  dataEndUse: jsonText(z.record(z.string(), z.coerce.number().int().min(0).max(2))),
  fileList: jsonText(z.array(z.object({ fileId: z.string().max(40) })).max(50)),
  ...repeated,
})

const file = z.object({
  fileId: z.string(),
  fileName: z.string(),
  fileType: z.string(),
  fastDfsUrl: z.string(),
})

const question = z.object({
  questionId: z.string(),
  kind: z.enum([
    'text',
    'number',
    'yesNo',
    'yesNoUnclear',
    'choice',
    'tick',
    'eccn',
    'countries',
    'names',
    'files',
    'component',
    'entry',
  ]),
  question: z.string(),
  /** Why it is asked. */
  description: z.string(),
  citation: z.string(),
  required: z.boolean(),
  options: z.array(z.object({ answerId: z.string(), text: z.string() })),
  /** 1 yes, 0 no, 2 unclear; null not answered, or answered in words. */
  answer: z.number().nullable(),
  /** Everything else that was said: words, codes, names. */
  answers: z.array(z.string()),
  /** What the official text of the question's entry is known by. */
  extraId: z.string(),
  componentKeyword: z.string(),
  componentType: z.number().nullable(),
  fileList: z.array(file),
})

const condition = z.object({
  questionId: z.string(),
  text: z.string(),
  state: z.enum(['met', 'unmet', 'confirm']),
  answer: z.number().nullable(),
})

const exception = z.object({
  exception: z.string(),
  citation: z.string(),
  state: z.enum(['candidate', 'unavailable', 'facts']),
  stateName: z.string(),
  destinations: z.array(z.string()),
  conditions: z.array(condition),
})

const {
  shape: {
    outcome,
    outcomeName,
    verdict,
    proof,
    exceptions,
    counterfactuals,
    china,
    riskLevel,
    listed,
    questions,
    warnings,
  },
} = determineLicence.reply

/** The item in one destination, as the determination answers it. */
const suggestion = z.object({
  countryId: z.string(),
  country: z.string(),
  outcome,
  outcomeName,
  riskLevel,
  listed,
  verdict,
  proof,
  exceptions,
  counterfactuals,
  questions,
  warnings,
  china,
})

const countryRow = z.object({
  countryId: z.string(),
  country: z.string(),
  /** Of the country itself. */
  riskLevel: z.literal([0, 1, 2]),
  reason: z.string(),
  /** Of this item there; '' before the entry is known. */
  outcome: z.enum([...outcomes, '']),
  outcomeName: z.string(),
  reasons: z.string(),
})

const userRow = z.object({
  name: z.string(),
  riskLevel: z.literal([0, 1, 2]),
  reason: z.string(),
  lists: z.array(z.string()),
})

const page = z.object({
  id: z.string(),
  projectId: z.string(),
  /** 1 forward, 2 coming back or changing: answers are filled in. */
  status: z.literal([1, 2]),
  pageCode: z.string(),
  /** Sent back with the answers; the same as the page code. */
  module: z.string(),
  step: z.string(),
  title: z.string(),
  /** Pages up to this one. */
  path: z.array(z.string()),
  itemName: z.string(),
  industry: z.string(),
  name: z.string(),
  eccn: z.string(),
  componentKeyword: z.string(),
  componentType: z.number().nullable(),
  componentId: z.string(),
  isInvolveComponent: z.number().nullable(),
  cclKeyword: z.string(),
  cclCategory: z.string(),
  cclGroup: z.string(),
  isInvolveCCL: z.number().nullable(),
  questionGroup: z.object({ title: z.string(), questionList: z.array(question) }),
  questionList: z.array(question),
  exceptionList: z.array(exception),
  conclusion: z.string(),
  addedItem: z.array(z.object({ key: z.string(), value: z.string() })),
  extra: z.object({
    /** 1: the item stands in the project, and the view closes. */
    finished: z.literal([0, 1]),
    itemId: z.string(),
    /** On the last page that of the item as it stands; once it is finished, in its project. */
    riskLevel: z.literal([0, 1, 2]),
    /** Why the level is what it is. */
    reason: z.string(),
    countryList: z.array(countryRow),
    userList: z.array(userRow),
    suggestionList: z.array(suggestion),
    /** What the deal check warns of, the gravest first. */
    warningList: z.array(
      z.object({ level: z.literal([1, 2]), why: z.string(), source: z.string(), citation: z.string() }),
    ),
    documents: z.array(z.string()),
  }),
})

/** Takes a page's answers and gives the next page; without `module` begins, or shows where it stands. */
export const nextItemPage = defineCall({
  method: 'POST',
  path: '/api/investigation/item/next',
  also: ['/api/risk/project/new/item/next'],
  summary: '交易物项向导：保存本页答案并取得下一页；最后一页的“下一步”把物项写入项目',
  access: 'session',
  request: step,
  reply: page,
})

export const previousItemPage = defineCall({
  method: 'POST',
  path: '/api/investigation/item/previous',
  also: ['/api/risk/project/new/item/previous'],
  summary: '交易物项向导：回到上一页，答案已填好',
  access: 'session',
  request: z.object({ id: flowId, module: z.string().max(20).default('') }),
  reply: page,
})

/** Items begun and not finished: where a crash or a closed browser left them. */
export const listItemFlows = defineCall({
  method: 'GET',
  path: '/api/risk/project/item/flows',
  summary: '项目中尚未完成的交易物项向导',
  access: 'session',
  request: z.object({ projectId }),
  reply: z.array(
    z.object({
      id: z.string(),
      itemName: z.string(),
      pageCode: z.string(),
      title: z.string(),
      author: z.string(),
      updateTime: z.string(),
    }),
  ),
})

export const dropItemFlow = defineCall({
  method: 'POST',
  path: '/api/risk/project/item/flow/delete',
  summary: '放弃一个未完成的交易物项向导',
  access: 'session',
  request: z.object({ id: flowId }),
  reply: z.object({}),
})
