import * as z from 'zod'
import { isLongerThan } from '../account-rules.ts'
import { defineCall } from '../call.ts'
import { atMost, pageSizes, searchLimits, suggestionLimit } from '../limits.ts'
import { projectLimits, projectSections, projectTexts } from '../project-rules.ts'
import { blankable, keyOf, wireInt } from '../wire.ts'
import { factAnswers, jsonText } from './licence-answers.ts'
import { rowId, suggested } from './project-match.ts'
import * as rows from './project-rows.ts'

const none = z.object({})
const projectId = z.string().regex(/^P[0-9a-f]{24}$/, '项目编号有误')
const version = wireInt(1, 2_147_483_647)
const long = (most: number, what: string) =>
  z
    .string()
    .trim()
    .refine(value => !isLongerThan(value, most), atMost(what, most))
const base = {
  name: z
    .string(projectTexts.name)
    .trim()
    .min(1, projectTexts.name)
    .refine(value => !isLongerThan(value, projectLimits.name), atMost('项目名称', projectLimits.name)),
  /** Left out they stay as they are, and are empty in a new project; an empty text empties them. */
  summary: long(projectLimits.summary, '项目概述').optional(),
  remark: long(projectLimits.remark, '备注').optional(),
}

const baseInfo = z.object({
  id: z.string(),
  name: z.string(),
  summary: z.string(),
  remark: z.string(),
  version: z.number(),
})

export const getBaseInfo = defineCall({
  method: 'GET',
  path: '/api/risk/project/baseinfo',
  summary: '项目基本信息',
  access: 'session',
  request: z.object({ id: projectId }),
  reply: baseInfo,
})

/** With an id it edits; `version`, where given, must be the one that was read, else 204 with the project as it stands. */
export const saveBaseInfo = defineCall({
  method: 'POST',
  path: '/api/risk/project/baseinfo/save',
  summary: '新建项目或保存基本信息，返回项目编号',
  access: 'session',
  request: z.object({ id: blankable(projectId), ...base, version: blankable(version) }),
  reply: baseInfo,
})

const problem = z.object({
  section: keyOf(projectSections),
  /** `countryList[0].type` */
  field: z.string(),
  text: z.string(),
  /** How many things it is about: questions of one section are told together. */
  count: z.number(),
})

export const projectDetail = z.object({
  ...baseInfo.shape,
  status: z.literal([0, 1]),
  statusName: z.string(),
  author: z.string(),
  createTime: z.string(),
  updateTime: z.string(),
  changed: z.boolean(),
  checking: z.boolean(),
  reportId: z.string(),
  countryList: z.array(rows.countryRow),
  objectList: z.array(rows.partnerRow),
  objectNone: z.literal([0, 1]),
  itemList: z.array(rows.projectItem),
  endUse: z.array(rows.endUseRow),
  logisticsDetail: rows.logisticsDetail,
  settlementDetail: rows.settlementDetail,
  /** What must be filled before it can be submitted. */
  problems: z.array(problem),
  /** False while no lists are loaded: the levels of names then say nothing. */
  screened: z.boolean(),
  /** What keeps a row without a finding from being a conclusion: sample lists, old editions; '' where nothing does. */
  warning: z.string(),
})

export const getProject = defineCall({
  method: 'GET',
  path: '/api/risk/project/detail',
  summary: '项目的全部填报内容、各行风险与待补内容',
  access: 'session',
  request: z.object({ id: projectId }),
  reply: projectDetail,
})

/** A section that is left out stays as it is. Without `isCommit` a draft; with 1 it is checked and a report is made. */
export const saveProject = defineCall({
  method: 'POST',
  path: '/api/risk/project/save',
  summary: '保存草稿或提交项目；内容已被他人修改时答 204 并带回现有内容',
  access: 'session',
  request: z.object({
    projectId,
    ...base,
    version: blankable(version),
    countryList: jsonText(rows.countryInputs),
    objectList: jsonText(rows.partnerInputs),
    objectNone: blankable(wireInt(0, 1)),
    endUse: jsonText(rows.endUseAnswers),
    logisticsDetail: jsonText(rows.logisticsInputs),
    settlementDetail: jsonText(rows.settlementInputs),
    isCommit: blankable(wireInt(0, 1)),
  }),
  reply: projectDetail,
})

const ofProject = z.object({ projectId })
const ofRow = z.object({ id: rowId })
const listOf = <T extends z.ZodType>(path: string, summary: string, row: T) =>
  defineCall({ method: 'GET', path, summary, access: 'session', request: ofProject, reply: z.array(row) })
const removalOf = (path: string, summary: string) =>
  defineCall({ method: 'GET', path, summary, access: 'session', request: ofRow, reply: none })

const objects = '/api/risk/project/transaction/object'
const countries = '/api/risk/project/transaction/country'

export const listProjectCountries = listOf(`${countries}/list`, '项目的进出口国别', rows.countryRow)
export const deleteProjectCountry = removalOf(`${countries}/delete`, '删除进出口国别')
export const listProjectObjects = listOf(`${objects}/list`, '项目的交易相对方', rows.partnerRow)
export const deleteProjectObject = removalOf(`${objects}/delete`, '删除交易相对方')
export const listProjectItems = listOf(
  '/api/risk/project/transactionItem/list',
  '项目的交易物项',
  rows.projectItem,
)
export const deleteProjectItem = removalOf('/api/risk/project/item/delete', '删除交易物项')

const yesNo = blankable(wireInt(0, 1))

export const saveProjectItem = defineCall({
  method: 'POST',
  path: '/api/risk/project/item/save',
  summary: '新增或修改交易物项；物项已被他人修改时答 204 并带回现有内容',
  access: 'session',
  request: z.object({
    projectId,
    id: blankable(rowId),
    /** Of the item that was edited, where given. */
    version: blankable(version),
    name: z
      .string('请输入物项名称')
      .trim()
      .min(1, '请输入物项名称')
      .max(projectLimits.subject, atMost('物项名称', projectLimits.subject)),
    eccn: z.string().trim().max(40).default(''),
    cnCode: z.string().trim().max(20).default(''),
    hsCode: z.string().trim().max(20).default(''),
    value: blankable(z.coerce.number('金额应为数字').min(0, '金额不得为负').max(1e12)),
    currency: z.string().trim().max(20).default(''),
    usOrigin: yesNo,
    usContentPercent: blankable(
      z.coerce.number('比例应为数字').min(0, '比例为 0–100').max(100, '比例为 0–100'),
    ),
    usTechnology: yesNo,
    facts: jsonText(factAnswers),
  }),
  reply: rows.projectItem,
})

const post = <T extends z.ZodType>(path: string, summary: string, reply: T) =>
  defineCall({ method: 'POST', path, summary, access: 'session', request: ofProject, reply })

export const getProjectEndUse = post(
  '/api/risk/project/endUse',
  '项目的最终用途答案',
  z.array(rows.endUseRow),
)
export const getProjectSettlement = post(
  '/api/risk/project/settlement/detail',
  '项目的结算银行及其风险',
  rows.settlementDetail,
)
export const getProjectLogistics = post(
  '/api/risk/logistics/detail',
  '项目的物流主体、港口停靠记录及其风险',
  rows.logisticsDetail,
)

/** Listed parties that a typed name may mean; `riskLevel` is that of the name as a whole. */
export const suggestEntities = defineCall({
  method: 'GET',
  path: '/api/risk/entity/suggest',
  summary: '企业名称联想与名单匹配',
  access: 'session',
  request: z.object({
    keyword: z.string().trim().max(searchLimits.max).default(''),
    country: z.string().trim().max(80).default(''),
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, suggestionLimit).default(pageSizes.search),
    /** item: the name of a thing, judged by its classification. */
    kind: z.enum(['company', 'item']).default('company'),
  }),
  reply: z.object({
    suggestList: z.object({ data: z.array(suggested), count: z.number() }),
    count: z.number(),
    riskLevel: z.literal([0, 1, 2]),
    reason: z.string(),
    /** The same of the lists: beside 'nothing found' it says that this is no conclusion. */
    warning: z.string(),
  }),
})
