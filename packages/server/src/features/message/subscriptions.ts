import { listSources } from '@maojian/sources'
import { pages } from '@maojian/contract/pages'
import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Events } from '../../jobs/emit.ts'
import { administratorIds } from '../account/entry.ts'
import { insertMessages } from './store.ts'

type Db = Kysely<Schema>
type Heard<N extends keyof Events> = (db: Db, data: Events[N], now: Date) => Promise<void>

const newAddress: Heard<'login.newAddress'> = (db, { accountId, address, userAgent }, now) =>
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

const membershipGranted: Heard<'membership.granted'> = (db, { accountId, role, until }, now) =>
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

const nameOf = (id: string): string => listSources.find(source => source.id === id)?.shortZh ?? id

const editionPublished: Heard<'edition.published'> = async (db, { lists }, now) => {
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

/** What messages are written about. */
export const messageSubscriptions: { readonly [N in keyof Events]: Heard<N> } = {
  'login.newAddress': newAddress,
  'membership.granted': membershipGranted,
  'edition.published': editionPublished,
}
