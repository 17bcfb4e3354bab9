import { openIndex } from '@maojian/screening'
import { join } from 'node:path'
import { createFolderStore } from '../../adapters/file-store.ts'
import type { Database } from '../../db/database.ts'
import type { TestServer } from '../../http/testing.ts'
import { createSnapshots } from '../../snapshots/snapshots.ts'
import { testRun } from '../../jobs/testing.ts'
import { runBatch, type BatchContext } from './run-batch.ts'

interface Place {
  readonly database: Database
  readonly server: TestServer
  readonly dataDir: string
  readonly now: () => Date
}

type Headers = Record<string, string>

/** Files of counterparties brought to a test server; columns 编号, 客户名称, 国家 unless told. */
export const testBatches = ({ database, server, dataDir, now }: Place, usual: Headers) => {
  const logged: string[] = []
  const store = createFolderStore(join(dataDir, 'snapshots'))
  const snapshots = createSnapshots({ database, store, dataDir, now })
  const context: BatchContext = {
    db: database.db,
    snapshots,
    now,
    threads: 1,
    log: message => logged.push(message),
  }
  const upload = async (body: Uint8Array | string, headers = usual, file = '客户.csv') => {
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/screening/batch/upload?name=${encodeURIComponent(file)}`,
      headers: { ...headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(body),
    })
    return response.json<{ code: number; message: string; data: Record<string, unknown> }>()
  }
  const start = (id: string, fields: Record<string, unknown> = {}, headers = usual) =>
    server.post(
      '/api/screening/batch/start',
      { id, name: 1, reference: 0, country: 2, ...fields },
      { headers },
    )
  const run = (id: string): Promise<void> => runBatch(context, id, testRun())
  const uploaded = async (body: Uint8Array | string): Promise<string> =>
    ((await upload(body)).data['batch'] as { id: string }).id
  return {
    context,
    logged,
    upload,
    start,
    run,
    publish: (bytes: Uint8Array): Promise<string> =>
      snapshots.publish('names', { bytes, meta: openIndex(bytes).meta, basis: '', parties: 3 }),
    /** Uploads, starts and screens a file; answers its batch's id. */
    finished: async (body: Uint8Array | string): Promise<string> => {
      const id = await uploaded(body)
      await start(id)
      await run(id)
      return id
    },
  }
}

export type TestBatches = ReturnType<typeof testBatches>
