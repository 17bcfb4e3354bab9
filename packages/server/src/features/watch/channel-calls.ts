import {
  channelKinds,
  deliveryStates,
  type listChannels as listCall,
  type removeChannel as removeCall,
  type saveChannel as saveCall,
  type testChannel as testCall,
} from '@maojian/contract/calls/watch-channel'
import { watchLimits } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import type * as z from 'zod'
import { speaksTo } from '../../adapters/outbound.ts'
import type { Config } from '../../config.ts'
import { needUser, type Context, type SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import { madeOnce } from '../../http/made-once.ts'
import type { Verb } from '../../http/route.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames, audit, publicUrl } from '../account/entry.ts'
import { needUnchanged } from '../organisation/entry.ts'
import {
  changeChannel,
  channelsOf,
  deleteChannel,
  findOwnChannel,
  insertChannel,
  type ChannelValues,
} from './channel-store.ts'
import { channelWire, type ChannelWire } from './channel-wire.ts'
import { deliver } from './delivery/deliver.ts'
import { pageDeliveries } from './delivery-store.ts'
import type { WatchChannel } from './tables.ts'

type Input = z.output<typeof saveCall.request>

const needOwner = (context: Context): SessionUser => {
  const user = needUser(context)
  if (user.organisationRole === 'owner') return user
  throw new Fault(403, '只有所有者可以设置通知通道')
}

const needChannel = async ({ db }: Context, user: SessionUser, id: string): Promise<WatchChannel> => {
  const row = await findOwnChannel(db, user, id)
  if (row) return row
  throw new Fault(404)
}

const wireOf = async ({ db }: Context, row: WatchChannel): Promise<ChannelWire> =>
  channelWire(row, (await accountNames(db, [row.author_id])).get(row.author_id) ?? '')

export const listChannels: Verb<typeof listCall> = async (context, page) => {
  const { db, config } = context
  const user = needUser(context)
  const rows = await channelsOf(db, user)
  const names = await accountNames(
    db,
    rows.map(row => row.author_id),
  )
  const deliveries = await pageDeliveries(db, user, page)
  return {
    channels: rows.map(row => channelWire(row, names.get(row.author_id) ?? '')),
    deliveries: deliveries.rows.map(row => ({
      id: String(row.id),
      channel: row.channel_name,
      kindName: channelKinds[row.kind],
      title: row.title,
      state: row.state,
      stateName: deliveryStates[row.state],
      attempts: row.attempts,
      error: row.error,
      createdAt: shanghaiMinute(row.created_at),
      endedAt: row.ended_at ? shanghaiMinute(row.ended_at) : '',
    })),
    count: deliveries.count,
    mail: config.smtp !== undefined,
  }
}

const mostReaders = 20
const leastSecret = 16
const isMail = (text: string): boolean =>
  /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]{1,190}\.[^\s@,;<>".]{2,}$/u.test(text)

const mailReaders = (text: string): string => {
  const readers = text
    .split(/[,，;；\s]+/u)
    .map(one => one.trim())
    .filter(one => one !== '')
  const wrong = readers.find(one => !isMail(one))
  if (readers.length === 0) throw new Fault(400, '参数 address：请填写收件人邮箱')
  if (wrong !== undefined) throw new Fault(400, `参数 address：“${wrong.slice(0, 60)}”不是邮箱地址`)
  if (readers.length > mostReaders) throw new Fault(400, `参数 address：收件人最多 ${mostReaders} 个`)
  return readers.join(',')
}

/** What the outbound door would refuse at every notice is refused here, where it is typed. */
const webAddress = (text: string, config: Config): string => {
  if (text === '') throw new Fault(400, '参数 address：请填写通知地址')
  const url = URL.parse(text)
  if (!url || !speaksTo(url, config)) throw new Fault(400, '参数 address：应为 https 开头的地址')
  if (url.username !== '' || url.password !== '')
    throw new Fault(400, '参数 address：地址中不允许包含用户名或密码')
  return text
}

/** What is left empty stays as it was, so that nobody has to see a secret to change a name. */
const valuesOf = (input: Input, before: WatchChannel | undefined, config: Config): ChannelValues => {
  const { kind, name, enabled } = input
  const kept = before?.kind === kind ? before : undefined
  const written = input.address === '' ? (kept?.address ?? '') : input.address
  const address = kind === 'mail' ? mailReaders(written) : webAddress(written, config)
  const secret = kind === 'mail' || kind === 'wecom' ? '' : input.secret || (kept?.secret ?? '')
  if (kind === 'webhook' && secret.length < leastSecret)
    throw new Fault(400, `参数 secret：签名密钥至少 ${leastSecret} 个字符`)
  if ((kind === 'dingtalk' || kind === 'feishu') && secret === '')
    throw new Fault(400, '参数 secret：请填写机器人安全设置中的加签密钥')
  return { kind, name, address, secret, enabled: enabled === 1 }
}

const addChannel = async (context: Context, user: SessionUser, values: ChannelValues): Promise<string> => {
  const { db, now } = context
  const standing = await channelsOf(db, user)
  if (standing.length >= watchLimits.channels)
    throw new Fault(409, `通知通道最多 ${watchLimits.channels} 个，请先删除不用的`)
  const row = await insertChannel(db, user, values, now)
  await audit(context, 'watch.channel', user.id, { name: row.name })
  return row.id
}

export const saveChannel: Verb<typeof saveCall> = async (context, input) => {
  const { db, config } = context
  const user = needOwner(context)
  const { id, version } = input
  if (id === undefined) {
    const values = valuesOf(input, undefined, config)
    const made = await madeOnce(context, {
      what: 'watch channel',
      asked: values,
      make: () => addChannel(context, user, values),
      find: async one => {
        const row = await findOwnChannel(db, user, one)
        return row?.version === 1 ? row : undefined
      },
    })
    return wireOf(context, made)
  }
  const before = await needChannel(context, user, id)
  const changed = await changeChannel(db, user, { id, version, values: valuesOf(input, before, config) })
  if (changed) await audit(context, 'watch.channel', user.id, { name: changed.name })
  return needUnchanged(changed && (await wireOf(context, changed)), {
    read: async () => wireOf(context, await needChannel(context, user, id)),
    wire: one => one,
  })
}

export const removeChannel: Verb<typeof removeCall> = async (context, { id }) => {
  const user = needOwner(context)
  const { name } = await needChannel(context, user, id)
  if (!(await deleteChannel(context.db, user, id))) throw new Fault(404)
  await audit(context, 'watch.channelRemoved', user.id, { name })
  return {}
}

/** Sends at once, and says whether it arrived. */
export const testChannel: Verb<typeof testCall> = async (context, { id }) => {
  const { config, clock } = context
  const channel = await needChannel(context, needOwner(context), id)
  const told = {
    notice: 'test',
    title: '监控通知测试',
    content:
      '这是一条测试消息。收到它说明通知通道已经可用；名单更新使监控对象的结论变化时，变化前后的结论会发到这里。',
    link: `${publicUrl(config)}${pages.watches.path}`,
  }
  try {
    await deliver({ ...context, now: clock }, channel, told)
    return { sent: true, error: '' }
  } catch (error) {
    return { sent: false, error: error instanceof Error ? error.message : String(error) }
  }
}
