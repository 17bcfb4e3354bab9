import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '../adapters/file-store.ts'
import type { Database } from '../db/database.ts'
import { createIndexHolder, type IndexHolder } from '../engine/index-holder.ts'
import { createSnapshots } from '../snapshots/snapshots.ts'
import type { ImportAccount } from './import-account.ts'
import { importLists, type ImportRequest } from './import-lists.ts'
import type { IngestContext } from './ingest-context.ts'
import { incomingFile, keepRaw } from './raw-store.ts'

export interface TestParty {
  readonly id: string
  readonly name: string
  readonly schema?: string
  readonly day?: string
  readonly dataset?: string
  readonly properties?: Readonly<Record<string, readonly string[]>>
}

/** Lines of a FollowTheMoney file in the layout of OpenSanctions: one target each. */
export const ftmLines = (parties: readonly TestParty[]): string =>
  parties
    .map(({ id, name, schema = 'Company', day = '2026-08-01', dataset = 'test_list', properties = {} }) =>
      JSON.stringify({
        id,
        caption: name,
        schema,
        properties: { name: [name], ...properties },
        datasets: [dataset],
        referents: [],
        target: true,
        first_seen: `${day}T00:00:00`,
        last_seen: `${day}T00:00:00`,
        last_change: `${day}T00:00:00`,
      }),
    )
    .join('\n')

/** A sanction line of a party that stands in another file. */
export const ftmSanction = (id: string, of: string, dataset: string): string =>
  JSON.stringify({
    id,
    caption: 'Sanction',
    schema: 'Sanction',
    properties: { entity: [of], authority: ['Test'] },
    datasets: [dataset],
    referents: [],
    target: false,
    last_seen: '2026-08-01T00:00:00',
  })

/** An import with the index, which takes most of its time: only for tests that search. */
export const indexed = { deferIndex: false } as const

/** A data folder and a clock around a database, for tests of imports. */
export const createTestIngest = async (database: Database) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ingest-'))
  const now = () => new Date('2026-09-01T00:00:00Z')
  const store = createFolderStore(join(dataDir, 'snapshots'))
  const context: IngestContext = {
    database,
    raw: createFolderStore(join(dataDir, 'raw')),
    snapshots: createSnapshots({ database, store, dataDir, now }),
    now,
    progress: () => undefined,
  }
  const importText = async (
    name: string,
    text: string | Uint8Array,
    request: Partial<ImportRequest> & { readonly signal?: AbortSignal } = {},
  ): Promise<ImportAccount> => {
    const path = join(dataDir, name)
    await writeFile(path, text)
    const { signal, ...rest } = request
    const files = [await keepRaw(context.raw, incomingFile(path))]
    return importLists(
      { ...context, signal },
      { source: undefined, formats: ['ftm'], files, accept: false, deferIndex: true, ...rest },
    )
  }
  const close = async (): Promise<void> => {
    await database.close()
    await rm(dataDir, { recursive: true })
  }
  /** What answers questions, as the server holds it. */
  const createHolder = (): IndexHolder =>
    createIndexHolder({
      snapshots: context.snapshots,
      listen: database.listen,
      onUnusable: async () => undefined,
      everyMs: 3_600_000,
    })
  return { context, dataDir, published: { dataDir, store }, importText, createHolder, close }
}

export type TestIngest = Awaited<ReturnType<typeof createTestIngest>>

/** An invented company of a test list. */
export const company = (n: number, more: Partial<TestParty> = {}): TestParty => ({
  id: `t-${n}`,
  name: `Invented Testing Works ${n} LLC`,
  ...more,
})
export const companies = (from: number, to: number, more: Partial<TestParty> = {}): TestParty[] =>
  Array.from({ length: to - from + 1 }, (_, i) => company(from + i, more))

/** One week later. */
export const later: Partial<TestParty> = { day: '2026-08-08' }

/** References that readers see. */
export const currentOf = async ({ context }: TestIngest): Promise<string[]> => {
  const rows = await context.database.db
    .selectFrom('current_version')
    .select(['reference', 'part'])
    .orderBy('entry_id')
    .execute()
  return [...new Set(rows.map(row => row.reference))]
}
export const draftCountOf = async ({ context }: TestIngest): Promise<number> => {
  const drafts = context.database.db.selectFrom('edition').select('id').where('state', '=', 'draft')
  return (await drafts.execute()).length
}
