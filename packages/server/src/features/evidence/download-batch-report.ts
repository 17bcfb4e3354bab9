import type { downloadBatchReport as call } from '@maojian/contract/calls/screening'
import { guessedText, unreadText } from '@maojian/domain/vocabulary/counterparty-field'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { RawAnswer, Verb } from '../../http/route.ts'
import { decisionsMark, findDispositions } from '../decision/entry.ts'
import { findOrganisation } from '../organisation/entry.ts'
import { answerDocument } from '../rendering/entry.ts'
import { findBatch, guessedNames, reportedRows } from '../screening/entry.ts'
import { batchModel } from './batch-model.ts'
import { readRecord } from './get-record.ts'
import { recordIdOfBatch } from './record-batch.ts'
import { hasRecord } from './record-store.ts'

/** The record of a batch as a document, with the rows that somebody must look at and what was decided of them. */
export const downloadBatchReport: Verb<typeof call> = async (context, { id, format }): Promise<RawAnswer> => {
  const { db, now } = context
  const user = needUser(context)
  const found = await findBatch(db, user, id)
  const recordId = recordIdOfBatch(id)
  if (found.state !== 'done') throw new Fault(409, '筛查尚未完成，请稍后下载报告')
  if (!(await hasRecord(db, recordId))) throw new Fault(409, '该批次正在登记检索记录，请稍后下载报告')
  const { content, intact, lists, row } = await readRecord(context, recordId)
  if (!intact || !content?.batch || !lists) throw new Fault(409, '该批次的检索记录与封印不符，不能出具报告')
  const { batch } = content
  const organisation = (await findOrganisation(db, user.organisationId))?.name ?? ''
  const rows = await reportedRows(context, found, findDispositions)
  const unread = [
    guessedText(guessedNames(found.mapping, found.titles), found),
    unreadText({ ...found, unreadSheets: found.unread_sheets }),
  ]
    .filter(text => text !== '')
    .join('；')
  const report = {
    content,
    batch,
    lists,
    seal: row.seal,
    organisation,
    operator: user.loginName,
    rows,
    unread,
  }
  return answerDocument(context, {
    key: `batch ${row.seal} ${await decisionsMark(db, user)}`,
    name: `${found.name.replace(/\.[^.]*$/u, '')}-筛查报告`,
    format,
    model: () => batchModel({ ...report, createdAt: now }),
  })
}
