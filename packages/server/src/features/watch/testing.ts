import { buildIndex, engineVersion, openIndex, type Subject } from '@maojian/screening'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFolderStore } from '../../adapters/file-store.ts'
import type { Database } from '../../db/database.ts'
import { answerRescreen } from './answer-rescreen.ts'
import type { OpenTasks } from './rescreen-pool.ts'
import { createSnapshots } from '../../snapshots/snapshots.ts'

/** Bytes of an index of invented parties. */
export const indexBytes = (subjects: readonly Subject[]): Uint8Array =>
  buildIndex(subjects, {
    engine: engineVersion,
    publishedAt: '2026-11-19T20:00:00.000Z',
    sources: ['un-sc', 'ofac-sdn', 'eu-fsf', 'uk-sanctions'].map(id => ({
      id,
      edition: '1',
      publishedOn: '2026-11-18',
      entries: 1,
      starter: false,
    })),
  })

/** Publishes indexes as imports do, into a folder of its own. */
export const openTestSnapshots = async (database: Database, now: () => Date) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'watch-'))
  const store = createFolderStore(join(dataDir, 'snapshots'))
  const snapshots = createSnapshots({ database, store, dataDir, now })
  return {
    snapshots,
    publish: (subjects: readonly Subject[]): Promise<string> =>
      snapshots.publish('names', {
        bytes: indexBytes(subjects),
        meta: { engine: engineVersion },
        basis: '',
        parties: subjects.length,
      }),
    close: () => rm(dataDir, { recursive: true }),
  }
}

/** Answers tasks without a thread. */
export const tasksAtOnce: OpenTasks = ({ bytes, id }) => {
  const index = openIndex(bytes, id)
  return { run: async task => answerRescreen(index, task), stop: async () => undefined }
}
