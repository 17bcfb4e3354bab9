import { formatsOf } from './formats-of.ts'
import type { ImportAccount } from './import-account.ts'
import { importLists } from './import-lists.ts'
import type { IngestContext } from './ingest-context.ts'
import { incomingFile, keepRaw, type KeptFile } from './raw-store.ts'

export interface FileImport {
  /** A list, or `ftm` for FollowTheMoney files. */
  readonly source: string
  readonly files: readonly string[]
  readonly format?: string
  readonly accept: boolean
}

/** Imports local files: one import, one publish, one index build. */
export const importFiles = async (context: IngestContext, request: FileImport): Promise<ImportAccount> => {
  const { source, formats } = formatsOf(request.source, request.format)
  const kept: KeptFile[] = []
  for (const path of request.files) kept.push(await keepRaw(context.raw, incomingFile(path), context.signal))
  return importLists(context, { source, formats, files: kept, accept: request.accept })
}
