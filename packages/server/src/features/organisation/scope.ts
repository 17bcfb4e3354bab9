import { organisationTexts } from '@maojian/contract/organisation-rules'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { SessionUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { SavedTable } from './saved-work.ts'

export type Reader = Pick<SessionUser, 'organisationId'>
export type Writer = Pick<SessionUser, 'id' | 'organisationId' | 'organisationRole'>

const column = (table: SavedTable) => sql.ref(`${table}.organisation_id`)

/** Condition of every reading of saved work: the reader's organisation. */
export const ofOrganisation = (user: Reader, table: SavedTable): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column(table)} = ${user.organisationId}`

/** Whether a row that was read for several organisations at once is the reader's. */
export const isOwn = (user: Reader, row: { readonly organisation_id: string }): boolean =>
  row.organisation_id === user.organisationId

/** Of what an operator shares with everybody: that, and the reader's own organisation; a visitor sees what is shared. */
export const ofOrganisationOrShared = (user: Reader | undefined, table: SavedTable): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column(table)} in ('', ${user?.organisationId ?? ''})`

export const isShared = ({ organisation_id }: { readonly organisation_id: string }): boolean =>
  organisation_id === ''

/** Throws 403 for somebody who may only read. */
export const needWriter = (user: Writer): void => {
  if (user.organisationRole === 'reader') throw new Fault(403, organisationTexts.readerOnly)
}

/** Condition of every change and removal of saved work. */
export const changeableBy = (user: Writer, table: SavedTable): RawBuilder<SqlBool> => {
  needWriter(user)
  return ofOrganisation(user, table)
}

/** Columns of what an operator shares with everybody. */
export const sharedBy = (
  accountId: string | null,
): { organisation_id: string; author_id: string | null } => ({
  organisation_id: '',
  author_id: accountId,
})

/** Columns of every new row of saved work: whose it is and who wrote it. */
export const savedBy = (user: Writer): { organisation_id: string; author_id: string } => {
  needWriter(user)
  return { organisation_id: user.organisationId, author_id: user.id }
}
