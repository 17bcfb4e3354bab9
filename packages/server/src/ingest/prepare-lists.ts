import { engineVersion, type SnapshotMeta } from '@maojian/screening'
import { access } from 'node:fs/promises'
import { publishSnapshot } from '../engine/publish.ts'
import { snapshotPath, writePointer } from '../engine/snapshot-files.ts'
import { starterFiles } from '../facts/starter-files.ts'
import type { ImportAccount } from './import-account.ts'
import { discardDrafts } from './discard-drafts.ts'
import { importLists } from './import-lists.ts'
import { withImportLock } from './import-lock.ts'
import type { IngestContext } from './ingest-context.ts'
import { incomingFile, keepRaw, type KeptFile } from './raw-store.ts'

const hasEditions = async ({ database }: IngestContext): Promise<boolean> =>
  (await database.db.selectFrom('edition').select('id').where('state', '<>', 'draft').limit(1).execute())
    .length > 0

/** Imports our own tables as edition 0 of each list. */
export const importStarter = async (context: IngestContext): Promise<ImportAccount> => {
  const files: KeptFile[] = []
  for (const path of await starterFiles()) files.push(await keepRaw(context.dataDir, incomingFile(path)))
  return importLists(context, { source: undefined, formats: ['starter'], files, accept: false })
}

/** Whether the snapshot that stands can be used: made by this engine, and its file is here. */
const snapshotStands = async ({ database, dataDir }: IngestContext): Promise<boolean> => {
  const row = await database.db
    .selectFrom('snapshot')
    .select(['id', 'meta'])
    .where('current', '=', true)
    .executeTakeFirst()
  if (!row || (row.meta as SnapshotMeta).engine !== engineVersion) return false
  const here = await access(snapshotPath(dataDir, row.id)).then(
    () => true,
    () => false,
  )
  if (here) await writePointer(dataDir, row.id)
  return here
}

/**
 * What a starting process does before it serves: removes drafts of a killed import, loads the starter tables into
 * an empty database, and builds the snapshot when none stands. Another process that imports right now does as much.
 */
export const prepareLists = async (context: IngestContext): Promise<void> => {
  await withImportLock(context.database, () => discardDrafts(context.database))
  if (!(await hasEditions(context))) {
    context.progress('正在载入内置示例名单')
    await importStarter(context)
  } else if (!(await snapshotStands(context))) {
    context.progress('正在生成检索索引')
    await withImportLock(context.database, () => publishSnapshot(context))
  }
}
