import * as z from 'zod'
import { defineCall } from '../call.ts'
import { wireInt } from '../wire.ts'

const message = z.object({
  msg_id: z.string(),
  create_time: z.string(),
  title: z.string(),
  /** What it is about: list, login, membership, task … */
  kind: z.string(),
  /** Page of ours that shows the cause; empty when there is none. */
  link: z.string(),
})

export const messageCounts = z.object({ unread: z.number(), readed: z.number(), trash: z.number() })

/** One msg_id, several separated by commas, or `all` of the list that the transition starts from. */
const chosen = z.object({ msg_id: z.string().min(1).max(4000) })
const moved = z.object({ moved: z.number(), counts: messageCounts })

export const initMessages = defineCall({
  method: 'GET',
  path: '/api/message/init',
  also: ['/message/init'],
  summary: '消息：未读、已读、回收站',
  access: 'session',
  request: z.object({ page: wireInt(1, 10_000).default(1), pageSize: wireInt(1, 100).default(20) }),
  reply: z.object({
    unread: z.array(message),
    readed: z.array(message),
    trash: z.array(message),
    counts: messageCounts,
  }),
})

export const readMessage = defineCall({
  method: 'GET',
  path: '/api/message/content',
  also: ['/message/content'],
  summary: '消息内容',
  access: 'session',
  request: z.object({ msg_id: z.string().min(1).max(40) }),
  reply: message.extend({ content: z.string(), list: z.enum(['unread', 'readed', 'trash']) }),
})

export const markRead = defineCall({
  method: 'POST',
  path: '/api/message/has_read',
  also: ['/message/has_read'],
  summary: '未读转为已读',
  access: 'session',
  request: chosen,
  reply: moved,
})

export const trashMessages = defineCall({
  method: 'POST',
  path: '/api/message/remove_readed',
  also: ['/message/remove_readed'],
  summary: '已读移入回收站',
  access: 'session',
  request: chosen,
  reply: moved,
})

export const restoreMessages = defineCall({
  method: 'POST',
  path: '/api/message/restore',
  also: ['/message/restore'],
  summary: '回收站恢复为已读',
  access: 'session',
  request: chosen,
  reply: moved,
})

/** Server-sent events: `counts` (messageCounts as JSON) at once and whenever they change; a beat every 25 s. */
export const messageEvents = defineCall({
  method: 'GET',
  path: '/api/message/events',
  also: ['/message/events'],
  summary: '消息数变化的事件流',
  access: 'session',
  cookie: true,
  answers: 'events',
  request: z.object({}),
  reply: z.unknown(),
})
