import * as z from 'zod'
import { defineCall } from '../call.ts'
import { pageSizes } from '../limits.ts'
import { blankable, keyOf, wireInt } from '../wire.ts'

export const channelKinds = {
  mail: '电子邮件',
  webhook: '签名 Webhook',
  wecom: '企业微信群机器人',
  dingtalk: '钉钉群机器人',
  feishu: '飞书群机器人',
} as const
export type ChannelKind = keyof typeof channelKinds

export const deliveryStates = { waiting: '发送中', sent: '已送达', dead: '未能送达' } as const
export type DeliveryState = keyof typeof deliveryStates

const kind = keyOf(channelKinds)
const id = z.string('缺少通道编号').regex(/^N[0-9a-f]{24}$/, '通道编号有误')

export const watchChannel = z.object({
  id: z.string(),
  kind,
  kindName: z.string(),
  name: z.string(),
  /** Addresses of mail as they are; of a robot or webhook the host and the last four characters. */
  address: z.string(),
  /** Whether a secret is kept; it is never shown again. */
  hasSecret: z.boolean(),
  enabled: z.boolean(),
  author: z.string(),
  version: z.number(),
})

const delivery = z.object({
  id: z.string(),
  channel: z.string(),
  kindName: z.string(),
  title: z.string(),
  state: keyOf(deliveryStates),
  stateName: z.string(),
  attempts: z.number(),
  error: z.string(),
  createdAt: z.string(),
  endedAt: z.string(),
})

export const listChannels = defineCall({
  method: 'GET',
  path: '/api/watch/channel/list',
  summary: '监控通知的发送通道与发送记录（所有者可更改）',
  access: 'session',
  request: z.object({
    page: wireInt(1, 100_000).default(1),
    pageSize: wireInt(1, 100).default(pageSizes.list),
  }),
  reply: z.object({
    channels: z.array(watchChannel),
    deliveries: z.array(delivery),
    count: z.number(),
    /** Whether this installation can send mail. */
    mail: z.boolean(),
  }),
})

export const saveChannel = defineCall({
  method: 'POST',
  path: '/api/watch/channel/save',
  summary: '新增或更改发送通道（所有者）；地址和密钥留空表示不变',
  access: 'session',
  request: z.object({
    id: blankable(id),
    version: wireInt(1, 1_000_000).default(1),
    kind,
    name: z.string('请填写名称').trim().min(1, '请填写名称').max(60, '名称最多 60 个字符'),
    address: z.string().trim().max(1000, '地址最多 1000 个字符').default(''),
    secret: z.string().trim().max(200, '密钥最多 200 个字符').default(''),
    enabled: z.coerce.number().int().min(0).max(1).default(1),
  }),
  reply: watchChannel,
})

export const removeChannel = defineCall({
  method: 'POST',
  path: '/api/watch/channel/remove',
  summary: '删除发送通道及其发送记录（所有者）',
  access: 'session',
  request: z.object({ id }),
  reply: z.object({}),
})

export const testChannel = defineCall({
  method: 'POST',
  path: '/api/watch/channel/test',
  summary: '发送一条测试消息并回答是否送达（所有者）',
  access: 'session',
  request: z.object({ id }),
  reply: z.object({ sent: z.boolean(), error: z.string() }),
})
