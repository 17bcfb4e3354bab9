import type { Insertable, Kysely, Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { SessionUser } from '../../http/context.ts'
import { ofOrganisation, savedRows, type SavedWork } from '../organisation/entry.ts'
import type { EvidenceCertificateTable } from './tables.ts'

type Db = Kysely<Schema>
type Reader = Pick<SessionUser, 'organisationId'>
export type CertificateRow = Selectable<EvidenceCertificateTable>

const table = 'evidence_certificate'

export const insertCertificate = async (db: Db, row: Insertable<EvidenceCertificateTable>): Promise<void> => {
  await db.insertInto(table).values(row).execute()
}

export const findCertificate = (db: Db, user: Reader, number: string): Promise<CertificateRow | undefined> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('number', '=', number)
    .where(ofOrganisation(user, table))
    .executeTakeFirst()

/** Whoever holds the token of a certificate may ask for it. */
export const findByToken = (db: Db, token: string): Promise<CertificateRow | undefined> =>
  db.selectFrom(table).selectAll().where('token', '=', token).executeTakeFirst()

export const certificatesOf = (db: Db, user: Reader, recordId: string): Promise<CertificateRow[]> =>
  db
    .selectFrom(table)
    .selectAll()
    .where('record_id', '=', recordId)
    .where(ofOrganisation(user, table))
    .orderBy('issued_at', 'desc')
    .orderBy('number')
    .execute()

/** The signature stays, and with it that something was certified. */
export const savedCertificates: SavedWork = {
  ...savedRows({
    table,
    name: 'evidenceCertificates',
  }),
  erase: async (db, organisationId) => {
    const own = ofOrganisation({ organisationId }, table)
    await sql`update evidence_certificate set content = null, reference = '' where ${own}`.execute(db)
  },
}
