import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { rawFileAt, readList } from '@maojian/sources/testing/read-list'
import { openTestDatabase } from '../../db/testing.ts'
import { starterFiles } from '../../facts/starter-files.ts'
import { starterFormat } from '../../facts/starter-format.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { indexOfEntries } from './breakdown-testing.ts'

export interface StarterServer {
  readonly server: TestServer
  readonly entries: readonly ListEntry[]
  readonly close: () => Promise<void>
}

/** A server that answers from the starter lists whose file names hold the text, each entry a party of its own. */
export const startOnStarters = async (named = ''): Promise<StarterServer> => {
  const files = (await starterFiles()).filter(path => path.includes(named))
  const { entries } = await readList(starterFormat, ...(await Promise.all(files.map(rawFileAt))))
  const index = indexOfEntries(entries)
  const database = await openTestDatabase()
  const server = await startTestServer(database, { current: () => index })
  const close = async (): Promise<void> => {
    await server.app.close()
    await database.close()
  }
  return { server, entries, close }
}
