import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes } from '../limits.ts'
import { projectLimits } from '../project-rules.ts'
import { blankable, plainDay, wireInt } from '../wire.ts'

const none = z.object({})
const projectId = z.string().regex(/^P[0-9a-f]{24}$/, '项目编号有误')

const lastMs = 32_503_651_199_999
const isPlainDay = (text: string): boolean => plainDay('').safeParse(text.split(/[ T]/u)[0]).success
const dayTime = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(\.\d{1,3})?$/

/** What a client sends of the end of a day: milliseconds since 1970, a date with its time, or a date, whose words are told. */
const day = blankable(
  z.union([
    wireInt(0, lastMs),
    z.string().regex(dayTime).refine(isPlainDay),
    plainDay('日期应为 yyyy-MM-dd'),
  ]),
)

const listed = z.object({
  id: z.string(),
  name: z.string(),
  object: z.string(),
  country: z.string(),
  status: z.literal([0, 1]),
  author: z.string(),
  createTime: z.string(),
  statusName: z.string(),
  /** Newest report; '' while there is none. */
  reportId: z.string(),
  /** Saved again after its newest report. */
  changed: z.boolean(),
  /** A submitted check is under way. */
  checking: z.boolean(),
})

export const pageProjects = defineCall({
  method: 'GET',
  path: '/api/risk/project/page',
  summary: '本机构的风险排查项目；结束日期含当天',
  access: 'session',
  request: z.object({
    keyword: z.string().trim().max(projectLimits.name).default(''),
    object: z.string().trim().max(projectLimits.subject).default(''),
    country: z.string().trim().max(80).default(''),
    startDate: day,
    endDate: day,
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 200).default(pageSizes.list),
  }),
  reply: z.object({ data: z.array(listed), count: z.number() }),
})

export const deleteProject = defineCall({
  method: 'GET',
  path: '/api/risk/project/delete',
  summary: '删除项目；30 天内可恢复',
  access: 'session',
  request: z.object({ id: projectId }),
  reply: none,
})

export const restoreProject = defineCall({
  method: 'POST',
  path: '/api/risk/project/restore',
  summary: '恢复已删除的项目',
  access: 'session',
  request: z.object({ id: projectId }),
  reply: none,
})

export const duplicateProject = defineCall({
  method: 'POST',
  path: '/api/risk/project/duplicate',
  summary: '复制项目的全部填报内容为新的暂存项目',
  access: 'session',
  request: z.object({ id: projectId }),
  reply: z.object({ id: z.string() }),
})
