import type { listPartFiles as listCall, removePartFile as removeCall } from '@maojian/contract/calls/part'
import { needUser } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { Verb } from '../../http/route.ts'
import { accountNames } from '../account/entry.ts'
import { isShared } from '../organisation/entry.ts'
import { listPartFiles as readFiles, removePartFile as remove } from './store.ts'

export const listPartFiles: Verb<typeof listCall> = async ({ db, ...context }) => {
  const files = await readFiles(db, needUser(context))
  const names = await accountNames(
    db,
    files.map(file => file.author_id),
  )
  return files.map(file => ({
    id: file.id,
    name: file.name,
    rows: file.rows,
    unknown: file.unknown,
    refused: file.refused,
    publishedOn: file.published_on ?? '',
    importedAt: file.created_at.toISOString(),
    // Who keeps the shared catalogue is not for everybody to know.
    author: isShared(file) ? '' : (names.get(file.author_id) ?? ''),
    own: !isShared(file),
  }))
}

export const removePartFile: Verb<typeof removeCall> = async (context, { id }) => {
  const removed = await remove(context.db, needUser(context), id)
  if (!removed) throw new Fault(404, '没有这个文件，或它不属于本机构')
  return {}
}
