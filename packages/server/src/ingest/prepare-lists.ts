import { publishIndex } from '../engine/publish-index.ts'
import { starterFiles } from '../facts/starter-files.ts'
import { hasEditions } from '../lists/edition-store.ts'
import type { ImportAccount } from './import-account.ts'
import { discardDrafts } from './discard-drafts.ts'
import { importLists } from './import-lists.ts'
import { withImportLock } from './import-lock.ts'
import type { IngestContext } from './ingest-context.ts'
import { incomingFile, keepRaw, type KeptFile } from './raw-store.ts'

/** Imports our own tables as edition 0 of each list. */
const importStarter = async (context: IngestContext): Promise<ImportAccount> => {
  const files: KeptFile[] = []
  for (const path of await starterFiles()) files.push(await keepRaw(context.raw, incomingFile(path)))
  return importLists(context, { source: undefined, formats: ['starter'], files, accept: false })
}

/**
 * What a starting process does before it serves: removes drafts of a killed import, loads the starter tables into
 * an empty database, and where it may build (a worker) sees to it that the index is made of what stands.
 */
export const prepareLists = async (
  context: IngestContext,
  { builds }: { readonly builds: boolean },
): Promise<void> => {
  await withImportLock(context.database, () => discardDrafts(context.database))
  if (!(await hasEditions(context.database.db))) {
    context.progress('正在载入内置示例名单')
    await importStarter(context)
  } else if (builds) await publishIndex(context)
}
