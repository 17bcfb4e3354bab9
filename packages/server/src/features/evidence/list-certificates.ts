import type { listCertificates as call } from '@maojian/contract/calls/certificate'
import { codes } from '@maojian/contract/codes'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { accountNames } from '../account/entry.ts'
import { certificatesOf } from './certificate-store.ts'
import { certificateWire } from './issue-certificate.ts'
import { findRecord } from './record-store.ts'

/** What was certified of one record, newest first. */
export const listCertificates: Verb<typeof call> = async (context, { record }) => {
  const user = needUser(context)
  if (!(await findRecord(context.db, user, record))) throw new Fault(codes.notFound)
  const rows = await certificatesOf(context.db, user, record)
  const names = await accountNames(
    context.db,
    rows.map(row => row.author_id),
  )
  return rows.map(row => certificateWire(row, names))
}
