import { listSources } from '@maojian/sources'
import { pages } from '@maojian/contract/pages'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import type { EventName, EventPayload } from '../../events/event-map.ts'
import type { RunJob } from '../../jobs/job-run.ts'
import { administratorIds, ownerOf, readersOf } from '../account/entry.ts'
import { undeliveredNotice, watchNotice } from '../watch/entry.ts'
import type { writeMessageJob } from './message-job.ts'
import { insertMessages } from './store.ts'

type Db = Kysely<Schema>
type Write<N extends EventName> = (db: Db, data: EventPayload<N>, now: Date) => Promise<void>

const newAddress: Write<'login.newAddress'> = (db, { accountId, address, userAgent }, now) =>
  insertMessages(
    db,
    [accountId],
    {
      kind: 'login',
      title: '您的账户在新的地址登录',
      content: `登录地址：${address}；浏览器：${userAgent || '未知'}。如非本人操作，请立即结束该会话并修改密码。`,
      link: `${pages.account.path}?tab=sessions`,
    },
    now,
  )

const phoneChanged: Write<'phone.changed'> = (db, { accountId, phone, address }, now) =>
  insertMessages(
    db,
    [accountId],
    {
      kind: 'login',
      title: '您的账户已更换手机号',
      content: `新手机号：${phone}；操作地址：${address}。其他登录和 API 密钥已失效。如非本人操作，请立即联系客服。`,
      link: `${pages.account.path}?tab=sessions`,
    },
    now,
  )

const membershipGranted: Write<'membership.granted'> = (db, { accountId, role, until }, now) =>
  insertMessages(
    db,
    [accountId],
    {
      kind: 'membership',
      title: `您已开通${role}`,
      content: `有效期至 ${until}（含当日）。`,
      link: `${pages.account.path}?tab=usage`,
    },
    now,
  )

const organisationLink = `${pages.account.path}?tab=organisation`

/** One message about the organisation, to one account. */
const aboutOrganisation =
  <N extends EventName>(write: (data: EventPayload<N>) => { title: string; content: string }): Write<N> =>
  (db, data, now) => {
    const message = { kind: 'organisation', link: organisationLink, ...write(data) }
    return insertMessages(db, [(data as { accountId: string }).accountId], message, now)
  }

const invited = aboutOrganisation<'organisation.invited'>(({ organisation, role }) => ({
  title: `邀请您加入“${organisation}”`,
  content: `角色：${role}。可在“我的账户 - 机构”中接受，7 天内有效。`,
}))

const joined = aboutOrganisation<'organisation.joined'>(({ name }) => ({
  title: `${name}已加入本机构`,
  content: '如非您所邀请，可在“我的账户 - 机构”中移出该成员。',
}))

const removed = aboutOrganisation<'organisation.removed'>(({ organisation }) => ({
  title: `您已被移出“${organisation}”`,
  content:
    '您在该机构保存的内容留在该机构；您的账户、登录和 API 密钥不受影响，此后保存的内容归您自己的机构。',
}))

const handedOver = aboutOrganisation<'organisation.handedOver'>(({ organisation }) => ({
  title: `您已成为“${organisation}”的所有者`,
  content: '您可以邀请和移出成员、设置角色、修改机构名称。',
}))

const nameOf = (id: string): string => listSources.find(source => source.id === id)?.shortZh ?? id

const editionPublished: Write<'edition.published'> = async (db, { lists }, now) => {
  const lines = lists.map(
    ({ id, added, removed, changed }) => `${nameOf(id)}：新增 ${added}，移除 ${removed}，变更 ${changed}`,
  )
  await insertMessages(
    db,
    await administratorIds(db),
    {
      kind: 'list',
      title: `名单已更新：${lists.map(list => nameOf(list.id)).join('、')}`.slice(0, 200),
      content: lines.join('\n'),
      link: pages.listHealth.path,
    },
    now,
  )
}

const partyChanged: Write<'party.changed'> = async (db, { party, words }, now) => {
  await insertMessages(
    db,
    await administratorIds(db),
    { kind: 'list', title: `主体 ${party} 的归并已人工变更`, content: words, link: pages.listHealth.path },
    now,
  )
}

/** Told to who added the watch, or to the owner when he has left. */
const watchChanged: Write<'watch.changed'> = async (db, { id, round }, now) => {
  const notice = await watchNotice(db, { id, round })
  if (!notice) return
  const { title, content, link, watch } = notice
  const readers = await readersOf(db, watch, now)
  await insertMessages(db, readers, { kind: 'watch', title, content, link }, now)
}

const undelivered: Write<'watch.undelivered'> = async (db, { id }, now) => {
  const notice = await undeliveredNotice(db, id)
  if (!notice) return
  const { organisationId, ...told } = notice
  await insertMessages(db, await ownerOf(db, organisationId, now), { kind: 'watch', ...told }, now)
}

const unscreened: Write<'watch.unscreened'> = async (db, told, now) => {
  const { organisationId, authorId, title, content, link } = told
  const readers = await readersOf(db, { organisation_id: organisationId, author_id: authorId }, now)
  await insertMessages(db, readers, { kind: 'watch', title, content, link }, now)
}

/** Events that people hear of. */
type ToldEvent = z.output<typeof writeMessageJob.payload>['event']['name']

const writers: { readonly [N in ToldEvent]: Write<N> } = {
  'login.newAddress': newAddress,
  'phone.changed': phoneChanged,
  'membership.granted': membershipGranted,
  'organisation.invited': invited,
  'organisation.joined': joined,
  'organisation.removed': removed,
  'organisation.handedOver': handedOver,
  'party.changed': partyChanged,
  'watch.changed': watchChanged,
  'watch.undelivered': undelivered,
  'watch.unscreened': unscreened,
  'edition.published': editionPublished,
}

/** Does a message job: once for each event, however often the job is run. */
export const writeMessages =
  (db: Db, now: () => Date): RunJob<z.output<typeof writeMessageJob.payload>> =>
  ({ event }, run) =>
    db.transaction().execute(async tx => {
      const write: Write<never> = writers[event.name]
      await write(tx, event.data as never, now())
      await run.completeIn(tx)
    })
