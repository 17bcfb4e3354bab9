import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import { inPages, type PersonalData } from '../organisation/entry.ts'
import type { MessageList, MessageTable } from './tables.ts'

type Db = Kysely<Schema>
export type Message = Selectable<MessageTable>
export type Counts = Record<MessageList, number>

/** Carries the account whose messages changed. */
export const messageChannel = 'maojian_message'

const tellChange = async (db: Db, accountId: string): Promise<void> => {
  await sql`select pg_notify(${messageChannel}, ${accountId})`.execute(db)
}

export interface NewMessage {
  readonly kind: string
  readonly title: string
  readonly content: string
  readonly link: string
}

/** Writes one message each and wakes the streams of their readers. */
export const insertMessages = async (
  db: Db,
  accountIds: readonly string[],
  message: NewMessage,
  now: Date,
): Promise<void> => {
  for (const account_id of accountIds) {
    await db
      .insertInto('message')
      .values({ ...message, account_id, created_at: now })
      .execute()
    await tellChange(db, account_id)
  }
}

export const countMessages = async (db: Db, accountId: string): Promise<Counts> => {
  const rows = await db
    .selectFrom('message')
    .select(['list', sql<number>`count(*)::integer`.as('count')])
    .where('account_id', '=', accountId)
    .groupBy('list')
    .execute()
  const counts = new Map(rows.map(row => [row.list, row.count]))
  return {
    unread: counts.get('unread') ?? 0,
    readed: counts.get('readed') ?? 0,
    trash: counts.get('trash') ?? 0,
  }
}

export const listMessages = (
  db: Db,
  accountId: string,
  list: MessageList,
  range: { readonly limit: number; readonly offset: number },
): Promise<Message[]> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('list', '=', list)
    .orderBy('id', 'desc')
    .limit(range.limit)
    .offset(range.offset)
    .execute()

export const findMessage = (db: Db, accountId: string, id: number): Promise<Message | undefined> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Unread messages newer than one that was seen, oldest first. */
export const messagesAfter = (db: Db, accountId: string, id: number): Promise<Message[]> =>
  db
    .selectFrom('message')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '>', id)
    .where('list', '=', 'unread')
    .orderBy('id')
    .limit(50)
    .execute()

export const newestMessage = async (db: Db, accountId: string): Promise<number> => {
  const row = await db
    .selectFrom('message')
    .select(sql<number | null>`max(id)`.as('id'))
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.id ?? 0
}

export interface Transition {
  readonly accountId: string
  readonly from: MessageList
  readonly to: MessageList
}

/** Moves the chosen messages (or all) of one list to another; those of other lists stay. */
export const moveMessages = async (
  db: Db,
  { accountId, from, to }: Transition,
  chosen: readonly number[] | 'all',
): Promise<number> => {
  const all = db
    .updateTable('message')
    .set({ list: to })
    .where('account_id', '=', accountId)
    .where('list', '=', from)
  const statement = chosen === 'all' ? all : all.where('id', 'in', [...chosen])
  const moved = Number((await statement.executeTakeFirst()).numUpdatedRows)
  if (moved > 0) await tellChange(db, accountId)
  return moved
}

export const personalMessages: PersonalData = {
  tables: ['message'],
  name: 'messages',
  read: (db, accountId) =>
    inPages((last: { readonly id: number } | undefined, limit) =>
      db
        .selectFrom('message')
        .select(['id', 'kind', 'title', 'content', 'list', 'created_at'])
        .where('account_id', '=', accountId)
        .where('id', '<', last?.id ?? Number.MAX_SAFE_INTEGER)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),
    ),
  erase: async (db, accountId) => {
    await db.deleteFrom('message').where('account_id', '=', accountId).execute()
  },
}
