import { isSubtype, type Subtype } from '@maojian/domain/vocabulary/party-type'
import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes, searchLimits, searchTexts, suggestionLimit } from '../limits.ts'
import { answerBasis, listRow, nameProposal, nearName, partyType, searchHit, typeFacet } from './hit-shape.ts'
import { someText, typeField } from '../line-fields.ts'
import { blankable, wireInt, wireObject } from '../wire.ts'

const term = z
  .string(searchTexts.empty)
  .trim()
  .min(1, searchTexts.empty)
  .refine(text => [...text].length >= searchLimits.min, searchTexts.tooShort)
  .refine(text => [...text].length <= searchLimits.max, searchTexts.tooLong)

const optionalType = blankable(partyType)

/** Subtypes travel joined with commas; an empty list as JSON. */
const subtypeList = z.preprocess(
  text => (typeof text === 'string' ? text.split(',').filter(code => code !== '' && code !== '[]') : text),
  z.array(z.custom<Subtype>(code => typeof code === 'string' && isSubtype(code), 'subType 有误')).optional(),
)
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
    /** How many of the whole result are hits and possible hits. */
    levels: z.object({ hit: z.number(), possible: z.number() }).optional(),
    /** Best first; absent where none was asked for, offered or found. */
    near: z.array(nearName).optional(),
    /** Nothing was found, and the words asked for name nobody by themselves (a form, a common given name). */
    tooCommon: z.boolean().optional(),
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
  include: blankable(z.literal('near', 'include 只能为 near')),
  ...paging,
})

const rowSearch = z.object({
  key: term,
  module: z.enum(['industry', 'USER', '']).optional(),
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
      total: z.number(),
      sanctionCountryCn: z.string(),
      departmentCn: z.string(),
      sanctionWholeType: z.string(),
      starterData: z.boolean(),
      /** The list came for the first time: its entries are no additions. */
      firstImport: z.boolean(),
      health: z.enum(['green', 'amber', 'red']),
      sanctionList: z.array(blockItem),
    }),
  ),
})

const property = z.object({
  nameZh: z.string(),
  nameEn: z.string(),
  value: z.string(),
  fullLine: z.boolean(),
})

export const sanctionMeta = z.object({
  /** Our id of the list, with sourceId the key of the entry. */
  listId: z.string(),
  listName: z.string(),
  listNameCn: z.string(),
  shortName: z.string(),
  country: z.string(),
  countryCn: z.string(),
  department: z.string(),
  departmentCn: z.string(),
  dataStatus: z.union([z.literal(0), z.literal(1)]),
  dataStatusCn: z.string(),
  sourceId: z.string(),
  effect: z.string(),
  url: z.string(),
  designatedOn: z.string(),
  publishedOn: z.string(),
  fetchedAt: z.string(),
  properties: z.array(property),
  subCompanyList: z.array(z.object({ name: z.string(), aka: z.string(), address: z.string() })),
})

export const getSanctionDetail = defineCall({
  method: 'POST',
  path: '/api/sanction/detail',
  summary: '制裁主体基本信息',
  access: 'session',
  quota: 'detail',
  request: z.object({ id: z.string().max(64), type: optionalType, s: z.string().max(2).optional() }),
  reply: z.object({
    id: z.string(),
    name: z.string(),
    subjectType: partyType,
    /** 0: no list says company or person. */
    typeStated: z.union([z.literal(0), z.literal(1)]),
    en: z.string(),
    zh: z.string(),
    /** Beside the names, never one of them; null where the party has a Chinese name. */
    proposedZh: nameProposal.nullable(),
    shortName: z.string(),
    country: z.string(),
    address: z.string(),
    creditCode: z.string(),
    status: z.string(),
    sex: z.string(),
    birthday: z.string(),
    imo: z.string(),
    vesselFlag: z.string(),
    vesselType: z.string(),
    owner: z.string(),
    tonnage: z.string(),
    regTonnage: z.string(),
    model: z.string(),
    tailNo: z.string(),
    manufactureDate: z.string(),
    constructionNum: z.string(),
    operator: z.string(),
    msn: z.string(),
    cpyId: z.string(),
    subTypes: z.array(z.string()),
    /** Every name with its kind and the lists that carry it. */
    names: z.array(
      z.object({
        text: z.string(),
        kind: z.string(),
        kindName: z.string(),
        sources: z.array(z.string()),
        basis: z.string(),
      }),
    ),
    identifiers: z.array(
      z.object({
        kind: z.string(),
        kindName: z.string(),
        value: z.string(),
        country: z.string(),
        /** What the list says of the document beside its number. */
        note: z.string(),
      }),
    ),
    newsList: z.array(z.object({ id: z.string(), title: z.string(), publishTime: z.string() })),
    sanctionMetaList: z.array(sanctionMeta),
    /** Why entries of several lists are taken for one party. */
    mergeReasons: z.array(z.string()),
    starterData: z.boolean(),
  }),
})

/** One entry as its authority published it; `text` is empty where the edition was imported before texts were kept. */
export const getRecord = defineCall({
  method: 'GET',
  path: '/api/sanction/record',
  summary: '名单条目的发布机构原文',
  access: 'session',
  quota: 'detail',
  request: z.object({ listId: z.string().min(1).max(64), sourceId: z.string().min(1).max(500) }),
  reply: z.object({
    text: z.string(),
    formatName: z.string(),
    /** The text is of a converted or compiled file, not of the authority's own. */
    converted: z.boolean(),
    publishedOn: z.string(),
    fetchedAt: z.string(),
    files: z.array(z.string()),
  }),
})

/** `keyValues` travels as `scantionKeyValues` (spec 000 §3). */
export const getSanctionEntity = defineCall({
  method: 'GET',
  path: '/api/sanction/entity',
  summary: '制裁条目键值详情',
  access: 'session',
  quota: 'detail',
  request: z.object({ id: z.string().max(64), dataType: optionalType }),
  reply: wireObject(
    {
      keyValues: z.array(z.object({ key: z.string(), value: z.string(), valueView: z.string() })),
      name: z.string(),
      nameCn: z.string(),
      updateTime: z.string(),
      cpyNo: z.string(),
      url: z.string(),
      starterData: z.boolean(),
    },
    { keyValues: 'scantionKeyValues' },
  ),
})
