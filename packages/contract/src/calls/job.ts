import * as z from 'zod'
import { defineCall } from '../call.ts'
import { keyOf } from '../wire.ts'

const access = { roles: [99] } as const
const id = z.uuid()
const none = z.object({})

export const jobStates = {
  created: '等待',
  retry: '等待重试',
  active: '正在执行',
  failed: '已放弃',
} as const

const stateCode = keyOf(jobStates)

/** What runs or waits in the background, and what failed for good and waits for an administrator. */
export const listJobs = defineCall({
  method: 'GET',
  path: '/api/admin/job/list',
  summary: '后台任务：正在执行、等待与已放弃',
  access,
  request: none,
  reply: z.object({
    /** Jobs that nobody will run again unless an administrator asks for it. */
    abandoned: z.number(),
    data: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        title: z.string(),
        key: z.string(),
        state: stateCode,
        stateName: z.string(),
        /** Runs before the present one. */
        attempts: z.number(),
        done: z.number(),
        /** 0 while nobody knows. */
        total: z.number(),
        note: z.string(),
        error: z.string(),
        createdAt: z.string(),
        startedAt: z.string(),
      }),
    ),
  }),
})

export const cancelJob = defineCall({
  method: 'POST',
  path: '/api/admin/job/cancel',
  summary: '取消后台任务',
  access,
  request: z.object({ id }),
  reply: none,
})

export const retryJob = defineCall({
  method: 'POST',
  path: '/api/admin/job/retry',
  summary: '重新执行已放弃的后台任务',
  access,
  request: z.object({ id }),
  reply: none,
})
