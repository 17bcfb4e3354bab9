import * as z from 'zod'
import { defineCall } from '../call.ts'
import { blankable, wireObject } from '../wire.ts'
import { effect, nameProposal, nexusTag, partyType } from './hit-shape.ts'

const optionalType = blankable(partyType)

const property = z.object({
  nameZh: z.string(),
  nameEn: z.string(),
  value: z.string(),
  valueEn: z.string(),
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
  /** Under which the authority publishes it; '' where it numbers nothing. */
  officialNumber: z.string(),
  effect,
  programmes: z.array(z.object({ code: z.string(), name: z.string() })),
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
  request: z.object({
    id: z.string().max(64),
    type: optionalType,
    s: blankable(z.enum(['0', '1', '2'], 's 应为 0、1 或 2')),
  }),
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
    countryEn: z.string(),
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
        kindNameEn: z.string(),
        sources: z.array(z.string()),
        basis: z.string(),
      }),
    ),
    /** One address a row, as the lists write them, each once. */
    addresses: z.array(z.object({ text: z.string(), sources: z.array(z.string()) })),
    /** The gravest of the lists, and when it reaches a deal outside the country that lists. */
    effect,
    tags: z.array(nexusTag),
    /** What Chinese law says beside these listings. */
    conflictNotes: z.array(z.string()),
    identifiers: z.array(
      z.object({
        kind: z.string(),
        kindName: z.string(),
        kindNameEn: z.string(),
        value: z.string(),
        country: z.string(),
        countryEn: z.string(),
        /** What the list says of the document beside its number. */
        note: z.string(),
      }),
    ),
    newsList: z.array(z.object({ id: z.string(), title: z.string(), publishTime: z.string() })),
    sanctionMetaList: z.array(sanctionMeta),
    /** Why entries of several lists are taken for one party. */
    mergeReasons: z.array(z.string()),
    starterData: z.boolean(),
    /** What keeps the lists of today from being known: old editions, samples; as a search says it. */
    warning: z.string(),
  }),
})

/** What the page says of a party, as a document to keep. */
export const downloadSanctionDetail = defineCall({
  method: 'GET',
  path: '/api/sanction/detail/file',
  summary: '下载主体详情（PDF 或 Word）；生成期间答 202，再次请求即可',
  access: 'session',
  quota: 'report',
  cookie: true,
  answers: 'file',
  request: z.object({ id: z.string().max(64), format: z.enum(['pdf', 'docx']).default('pdf') }),
  reply: z.unknown(),
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
