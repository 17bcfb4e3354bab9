import type { listPartFiles as listCall, removePartFile as removeCall } from '@maojian/contract/calls/part'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { listPartFiles as readFiles, removePartFile as remove } from './store.ts'

export const listPartFiles: Verb<typeof listCall> = async context =>
  (await readFiles(context.db, needUser(context).organisationId)).map(file => ({
    id: file.id,
    name: file.name,
    rows: file.rows,
    unknown: file.unknown,
    refused: file.refused,
    publishedOn: file.published_on ?? '',
    importedAt: file.created_at.toISOString(),
    own: file.organisation_id !== '',
  }))

export const removePartFile: Verb<typeof removeCall> = async (context, { id }) => {
  const removed = await remove(context.db, needUser(context).organisationId, id)
  if (!removed) throw new Fault(404, '没有这个文件，或它不属于本机构')
  return {}
}
