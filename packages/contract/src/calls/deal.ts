import { countryKindWords, logisticsKindWords } from '@maojian/domain/vocabulary/deal-kind-word'
import { warningKinds } from '@maojian/domain/vocabulary/warning-kind'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { dealLimits } from '../limits.ts'
import { dealVerdicts } from '../project-rules.ts'
import { keyOf } from '../wire.ts'
import { anyQuestion } from './determination.ts'
import { answerWords, deniedAllZh, deniesAll } from './licence-answers.ts'

const text = (most: number) => z.string().trim().min(1, '不得为空').max(most)
const name = text(300)
/** ISO code or a name, as people write it. */
const country = text(80)
const currency = text(20)
const percent = z.number().min(0).max(100)
const answer = z.enum(answerWords)
const rows = <T extends z.ZodType>(type: T) => z.array(type).max(dealLimits.rows)
const someRows = <T extends z.ZodType>(type: T) => rows(type).min(1, '不得为空列表')

const partner = z.strictObject({ name, country: country.optional(), role: text(80).optional() })

const item = z.strictObject({
  name,
  eccn: text(40).optional(),
  cnCode: text(20).optional(),
  hsCode: text(20).optional(),
  value: z.number().min(0).max(1e12).optional(),
  currency: currency.optional(),
  usOrigin: z.boolean().optional(),
  usContentPercent: percent.optional(),
  usTechnology: z.boolean().optional(),
  facts: z.record(text(80), answer).optional(),
})

/** A code, or its Chinese word. */
const kindOf = <const T extends readonly string[]>(codes: T, words: Readonly<Record<string, string>>) =>
  z.preprocess(
    value => (typeof value === 'string' && Object.hasOwn(words, value.trim()) ? words[value.trim()] : value),
    z.enum(codes as readonly T[number][]),
  )

const countryRow = z.strictObject({
  country,
  kind: kindOf(
    ['destination', 'transit', 'departure', 'reexport', 'origin', 'performance', 'other'],
    countryKindWords,
  ),
})

/** Numbers of the end-use questions with 1 yes, 0 no, 2 unclear. */
const endUse = z
  .record(z.string().regex(/^(10[1-9]|11[0-2])$/, '编号应为 101–112'), z.literal([0, 1, 2]))
  .refine(all => !deniesAll(all, 0), deniedAllZh)

const logistics = z.strictObject({
  kind: kindOf(
    ['vessel', 'aircraft', 'port', 'airport', 'carrier', 'agent', 'transitCountry'],
    logisticsKindWords,
  ),
  name: name.optional(),
  imo: text(20).optional(),
  tail: text(20).optional(),
  code: text(20).optional(),
  /** Of a port, an airport or a country passed through, beside its name or code. */
  country: country.optional(),
})

const bank = z.strictObject({
  bank: name,
  bic: text(20).optional(),
  country: country.optional(),
  currency: currency.optional(),
  role: text(80).optional(),
})

const section = z.enum(['partner', 'item', 'country', 'endUse', 'logistics', 'settlement'])

/** Of which row of its section, counted from 0 (an end use by its number), and of which country. */
const about = { row: z.number().optional(), place: z.string().optional() }

const edition = z.object({
  source: z.string(),
  shortName: z.string(),
  edition: z.string(),
  publishedOn: z.string(),
  entries: z.number(),
  starterData: z.boolean(),
})

/** One foreign deal, checked whole: the same rules as a project's report. */
export const checkDeal = defineCall({
  method: 'POST',
  path: '/api/deal/check',
  summary: '整笔交易检查：交易方、物项、国别、最终用途、物流、结算一次判定',
  access: 'session',
  quota: 'search',
  apiKey: true,
  tool: 'deal_check',
  request: z.strictObject({
    name: text(100),
    date: z.iso.date().optional(),
    partners: someRows(partner).optional(),
    items: someRows(item).optional(),
    countries: someRows(countryRow).optional(),
    endUse: endUse.optional(),
    logistics: rows(logistics).optional(),
    settlement: rows(bank).optional(),
  }),
  reply: z.object({
    verdict: keyOf(dealVerdicts),
    warnings: z.array(
      z.object({
        section,
        level: z.literal([1, 2]),
        subject: z.string(),
        why: z.string(),
        source: z.string(),
        citation: z.string(),
        /** What it asks, and what the gravest of its lists does. */
        kind: keyOf(warningKinds).optional(),
        effect: z.string().optional(),
        ...about,
        /** Further rows of which the same is said; absent where there is none. */
        also: z.array(z.object({ section, row: z.number().optional() })).optional(),
      }),
    ),
    open: z.array(z.object({ section, id: z.string(), text: z.string(), ...about })),
    notes: z.array(z.string()),
    /** Listed parties that a decision of the organisation left out, each told in the notes too; absent from answers kept before. */
    decidedAway: z
      .array(
        z.object({
          section,
          subject: z.string(),
          party: z.string(),
          score: z.number(),
          why: z.string(),
          ...about,
        }),
      )
      .optional(),
    lists: z.object({ snapshot: z.string(), engine: z.string(), editions: z.array(edition) }),
    /** Day of the deal, as of which lists and rules were asked. */
    rulesOf: z.string(),
    /** Days of the newest texts, by law; absent from answers kept before. */
    rulesUpTo: z.string().optional(),
  }),
})

/** The same deal as a draft that people fill in further; a section that was not given stays open there too. */
export const saveDealProject = defineCall({
  method: 'POST',
  path: '/api/deal/project',
  summary: '把整笔交易存为风险排查项目（暂存），返回项目编号',
  access: 'session',
  apiKey: true,
  request: checkDeal.request,
  reply: z.object({ id: z.string() }),
})

/** What a determination was asked of, as the beginning of a project. */
export const saveDeterminationProject = defineCall({
  method: 'POST',
  path: '/api/determination/project',
  summary: '把许可判定所问的物项、目的国家、当事方和最终用途存为项目（暂存）',
  access: 'session',
  request: anyQuestion,
  reply: z.object({ id: z.string() }),
})
