import { openIndex } from '@maojian/screening'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/database.ts'
import { openGraph } from '../../graph/open-graph.ts'
import { startTestServer } from '../../http/testing.ts'
import { importEnterpriseFiles, type EnterpriseImport } from '../../ingest/import-enterprises.ts'
import { createTestIngest, ftmLines, indexed } from '../../ingest/testing.ts'
import { wireId } from './node-words.ts'

/** A server with a small list and enterprises brought by tests; `reload` shows it what was imported. */
export const startGraphServer = async (
  database: Database,
  codes: Readonly<Record<string, readonly string[]>> = {},
) => {
  const ingest = await createTestIngest(database)
  await ingest.importText(
    'list.json',
    ftmLines([
      {
        id: 'ofac-77',
        name: 'Yastrel Holding',
        dataset: 'us_ofac_sdn',
        properties: { country: ['ru'], ...codes },
      },
    ]),
    indexed,
  )
  const { snapshots } = ingest.context
  const openNames = async () => {
    const names = (await snapshots.current('names'))!
    return openIndex(await snapshots.read(names.digest), names.id)
  }
  const index = await openNames()
  let published = index
  const server = await startTestServer(database, { current: () => published })
  const reload = async (): Promise<void> => {
    published = await openNames()
    const row = await snapshots.current('enterprises')
    server.graph.held = row && openGraph(await snapshots.read(row.digest), row.id)
  }
  const bring = async (name: string, text: string, asked: EnterpriseImport) => {
    const path = join(ingest.dataDir, name)
    await writeFile(path, text)
    const account = await importEnterpriseFiles(ingest.context, { paths: [path], ...asked })
    await reload()
    return account
  }
  const bringFile = async (path: string, asked: EnterpriseImport) => {
    const account = await importEnterpriseFiles(ingest.context, { paths: [path], ...asked })
    await reload()
    return account
  }
  const idOf = (name: string): string => {
    const held = server.graph.held!
    return wireId(held.idAt(held.named(name)[0]!))
  }
  return { server, index, bring, bringFile, reload, idOf, ingest, close: () => server.app.close() }
}

export type GraphServer = Awaited<ReturnType<typeof startGraphServer>>
