import { channelKinds } from '@maojian/contract/calls/watch-channel'
import { pages } from '@maojian/contract/pages'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../db/schema.ts'
import { findChannel } from '../channel-store.ts'
import { findDelivery } from '../delivery-store.ts'

/** What the owner is told of a delivery that was given up; undefined when it is gone. */
export const undeliveredNotice = async (db: Kysely<Schema>, id: number) => {
  const row = await findDelivery(db, id)
  const channel = row && (await findChannel(db, row.channel_id))
  if (!row || !channel) return undefined
  return {
    organisationId: channel.organisation_id,
    title: `监控通知未能送达：${channel.name}`,
    content: `${channelKinds[channel.kind]}“${channel.name}”共尝试 ${String(row.attempts)} 次，均未成功，不再重试。最后的原因：${row.error}。通知内容：${row.title}`,
    link: `${pages.watches.path}?tab=channels`,
  }
}
