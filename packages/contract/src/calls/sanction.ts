import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes, searchLimits, searchTexts, suggestionLimit } from '../limits.ts'
import {
  answerBasis,
  listRow,
  nearName,
  partyType,
  searchFacet,
  searchHit,
  subtypeList,
  typeFacet,
} from './hit-shape.ts'
import { someText, typeField } from '../line-fields.ts'
import { blankable, wireInt } from '../wire.ts'

const term = z
  .string(searchTexts.empty)
  .trim()
  .min(1, searchTexts.empty)
  .refine(text => [...text].length >= searchLimits.min, searchTexts.tooShort)
  .refine(text => [...text].length <= searchLimits.max, searchTexts.tooLong)

const optionalType = blankable(partyType)

const paging = {
  page: wireInt(1, 100_000).default(1),
  pageSize: wireInt(1, 200).default(pageSizes.search),
}

const searchReply = <T extends z.ZodType>(row: T) =>
  z.object({
    data: z.array(row),
    count: z.number(),
    types: z.array(typeFacet),
    basis: answerBasis,
    /** Of the whole result, whatever a filter hides; absent for the list form. */
    total: z.number().optional(),
    facets: z
      .object({
        lists: z.array(searchFacet),
        programmes: z.array(searchFacet),
        countries: z.array(searchFacet),
      })
      .optional(),
    /** How many of the whole result are hits, possible hits, decided to be another, and history: they sum to it. */
    levels: z
      .object({ hit: z.number(), possible: z.number(), dismissed: z.number(), history: z.number() })
      .optional(),
    /** Enterprises of the name that are on no list: held by listed parties to a threshold, and tied in another way. */
    related: z.object({ held: z.number(), tied: z.number() }).optional(),
    /** Best first; absent where none was asked for, offered or found. */
    near: z.array(nearName).optional(),
    /** Nothing was found, and the words asked for name nobody by themselves (a form, a common given name). */
    tooCommon: z.boolean().optional(),
    /** Listed parties of the name that only the asked type left out; absent where there are none. */
    otherTypes: z.number().optional(),
    /** The record of this screening; absent for a visitor. */
    record: z.string().optional(),
  })

const hitSearch = z.object({
  keyword: term,
  type: optionalType,
  subType: subtypeList,
  country: z.string().max(60).optional(),
  birthDate: z.string().max(10).optional(),
  asOf: blankable(z.iso.date()),
  /** `near`: names of 60 to 79.9 points too; without it they are offered where nothing was found. */
  /** Filters of what is shown: they change neither verdict nor record. */
  list: blankable(z.string().max(60)),
  programme: blankable(z.string().max(120)),
  partyCountry: blankable(z.string().max(2)),
  include: blankable(z.literal('near', 'include 只能为 near')),
  ...paging,
})

const rowSearch = z.object({
  key: term,
  module: z.enum(['industry', 'USER', '']).optional(),
  type: optionalType,
  s: blankable(z.enum(['0', '1', '2'], 's 应为 0、1 或 2')),
  subType: subtypeList,
  ...paging,
})

export const searchSanctions = defineCall({
  method: 'POST',
  path: '/api/sanction/search',
  summary: '制裁名单检索（key 风格返回列表行，keyword 风格返回命中）',
  access: 'session',
  quota: 'search',
  request: z.union([rowSearch, hitSearch]),
  reply: z.union([searchReply(searchHit), searchReply(listRow)]),
})

/** Visitors get the first ten hits, thirty times a day and address. */
export const searchHits = defineCall({
  method: 'GET',
  path: '/api/search',
  summary: '首页检索',
  access: 'visitor',
  quota: 'search',
  apiKey: true,
  tool: 'search',
  request: hitSearch,
  reply: searchReply(searchHit),
})

const pairedName = someText.max(searchLimits.max, searchTexts.tooLong)

export const pairNames = defineCall({
  method: 'POST',
  path: '/api/pair',
  summary: '比较两个名称，不需要名单',
  access: 'session',
  apiKey: true,
  tool: 'pair',
  request: z.object({ a: pairedName, b: pairedName, type: typeField }),
  reply: z.object({
    score: z.number(),
    verdict: z.enum(['hit', 'possible', 'none']),
    reason: z.string(),
    breakdown: z.array(z.object({ about: z.string(), effect: z.number(), sentence: z.string() })),
  }),
})

export const suggestNames = defineCall({
  method: 'GET',
  path: '/api/search/entity/tips',
  summary: '检索联想词',
  access: 'public',
  perMinute: 300,
  request: z.object({
    keyword: z.string().max(searchLimits.max),
    pageSize: wireInt(1, suggestionLimit).default(20),
  }),
  /** `list` is the spec's list of strings; `entries` says type and list of each, in the same order. */
  reply: z.object({
    list: z.array(z.string()),
    entries: z.array(
      z.object({
        id: z.string(),
        type: partyType,
        typeName: z.string(),
        listName: z.string(),
        nameZh: z.string(),
      }),
    ),
  }),
})

const blockItem = z.object({
  id: z.string(),
  name: z.string(),
  type: partyType,
  /** 0: the list does not say company or person; such a party travels as 01. */
  typeStated: z.union([z.literal(0), z.literal(1)]),
  sanctionCountryCn: z.string(),
  departmentCn: z.string(),
  sanctionWholeType: z.string(),
  sanctionTypeDetail: z.string(),
  relationId: z.string(),
  nameZh: z.string(),
  sanctionTime: z.string(),
})

export const listWarnings = defineCall({
  method: 'GET',
  path: '/api/sanction/warning',
  summary: '制裁名单预警',
  access: 'public',
  request: z.object({}),
  reply: z.array(
    z.object({
      source: z.string(),
      name: z.string(),
      updateTime: z.string(),
      newCount: z.number(),
      removedCount: z.number(),
      changedCount: z.number(),
      /** The first edition of the list: new to us, no news of the authority. */
      first: z.boolean(),
      total: z.number(),
      sanctionCountryCn: z.string(),
      departmentCn: z.string(),
      sanctionWholeType: z.string(),
      starterData: z.boolean(),
      health: z.enum(['green', 'amber', 'red']),
      healthReason: z.string(),
      sanctionList: z.array(blockItem),
      /** Additions beyond those in `sanctionList`. */
      notShown: z.number(),
    }),
  ),
})
