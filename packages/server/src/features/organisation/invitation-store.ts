import { createHash, randomBytes } from 'node:crypto'
import { organisationLimits, type InvitedRole } from '@maojian/contract/organisation-rules'
import { sql, type Kysely, type Selectable } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { newId } from '../../new-id.ts'
import { maskPhone } from '../../mask-phone.ts'
import type { SavedWork } from './saved-work.ts'
import { ofOrganisation, savedBy } from './scope.ts'
import type { OrganisationInvitationTable } from './tables.ts'

type Db = Kysely<Schema>
export type Invitation = Selectable<OrganisationInvitationTable>

const dayMs = 86_400_000
const table = 'organisation_invitation'

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

interface Given {
  readonly role: InvitedRole
  /** Absent: an invitation by link. */
  readonly phone?: string
  readonly now: Date
}

/** A new invitation, and what its link carries; a second one to the same number takes the place of the first. */
export const insertInvitation = async (
  db: Db,
  user: SessionUser,
  { role, phone, now }: Given,
): Promise<{ invitation: Invitation; token: string }> => {
  const token = phone === undefined ? randomBytes(32).toString('base64url') : ''
  const invitation = await db
    .insertInto(table)
    .values({
      ...savedBy(user),
      id: newId('invitation'),
      role,
      digest: token === '' ? null : digestOf(token),
      phone: phone ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + organisationLimits.invitationDays * dayMs),
    })
    .onConflict(conflict =>
      conflict.columns(['phone', 'organisation_id']).doUpdateSet(row => ({
        role: row.ref('excluded.role'),
        author_id: row.ref('excluded.author_id'),
        created_at: row.ref('excluded.created_at'),
        expires_at: row.ref('excluded.expires_at'),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return { invitation, token }
}

const open = (db: Db, now: Date) => db.selectFrom(table).selectAll().where('expires_at', '>', now)

export const invitationsOf = (db: Db, user: SessionUser, now: Date): Promise<Invitation[]> =>
  open(db, now).where(ofOrganisation(user, table)).orderBy('created_at', 'desc').orderBy('id').execute()

export const invitationsTo = (db: Db, phone: string, now: Date): Promise<Invitation[]> =>
  open(db, now).where('phone', '=', phone).orderBy('created_at', 'desc').orderBy('id').execute()

/** Named by the token of its link, or by its id for the number that it was made for. */
export type InvitationName = { readonly token: string } | { readonly id: string; readonly phone: string }

const named = (name: InvitationName) =>
  'token' in name
    ? sql<boolean>`digest = ${digestOf(name.token)}`
    : sql<boolean>`id = ${name.id} and phone = ${name.phone}`

export const findInvitation = (db: Db, name: InvitationName, now: Date): Promise<Invitation | undefined> =>
  open(db, now).where(named(name)).executeTakeFirst()

/** Uses an invitation up: of two who try, one gets it. */
export const takeInvitation = (db: Db, name: InvitationName, now: Date): Promise<Invitation | undefined> =>
  db.deleteFrom(table).where(named(name)).where('expires_at', '>', now).returningAll().executeTakeFirst()

export const deleteInvitation = async (db: Db, user: SessionUser, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where('id', '=', id)
    .where(ofOrganisation(user, table))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A number that nobody came with is not kept. */
export const deleteEndedInvitations = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom(table).where('expires_at', '<=', now).execute()
}

/** Open invitations are no work: they neither count nor move. */
export const savedInvitations: SavedWork = {
  tables: [table],
  name: 'organisationInvitations',
  count: () => Promise.resolve(0),
  // Whoever was invited has not agreed to anything yet: his number is shown to nobody.
  read: async (db, organisationId) => {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'author_id', 'role', 'phone', 'created_at', 'expires_at'])
      .where('organisation_id', '=', organisationId)
      .execute()
    return rows.map(row => ({ ...row, phone: row.phone === null ? null : maskPhone(row.phone) }))
  },
  shownTo: { titleZh: '所有者', includes: ({ organisationRole }) => organisationRole === 'owner' },
  move: () => Promise.resolve(),
  erase: async (db, organisationId) => {
    await db.deleteFrom(table).where('organisation_id', '=', organisationId).execute()
  },
}
