import { openIndex, type ScreeningIndex, type Subject } from '@maojian/screening'
import { writeWaitingMessages } from '../../background/testing.ts'
import type { Database } from '../../db/database.ts'
import { startTestServer, type Newcomer } from '../../http/testing.ts'
import { testRun } from '../../jobs/testing.ts'
import { fixtureSubjects } from '../screening/fixture.ts'
import { rescreenWatches } from './rescreen-watches.ts'
import { indexBytes, openTestSnapshots, tasksAtOnce } from './testing.ts'

const [holding] = fixtureSubjects as [Subject]

/** An invented party on one list. */
export const listed = (id: string, name: string, source = 'ofac-sdn'): Subject => ({
  ...holding,
  id,
  names: [{ text: name, kind: 'primary', entries: [0] }],
  entries: [{ source, reference: `${source}-${id}`, since: '2026-11-20', until: '', status: 'active' }],
  facts: {},
})

interface Change {
  readonly subject: string
  readonly words: string
  readonly cause: string
  readonly before: { verdict: number }
  readonly after: { verdict: number; hits: { party: string; lists: string }[] }
  readonly entries: { reference: string; change: string; list: string }[]
}

/** A server whose published index a test changes, and one user who watches. */
export const openWatchTest = async (database: Database) => {
  let index: ScreeningIndex | undefined
  let user!: Newcomer
  const server = await startTestServer(database, { current: () => index })
  const now = (): Date => server.clock.now
  const place = await openTestSnapshots(database, now)
  const add = (kind: string, fields: Record<string, unknown>, who = user) =>
    server.post(`/api/watch/add/${kind}`, fields, { headers: who.headers })
  const publish = async (subjects: readonly Subject[]): Promise<void> => {
    server.clock.now = new Date(server.clock.now.getTime() + 60_000)
    await place.publish(subjects)
    index = openIndex(indexBytes(subjects))
  }
  return {
    server,
    now,
    snapshots: place.snapshots,
    publish,
    add,
    user: () => user,
    /** Another user, and the index as it was. */
    begin: async (): Promise<void> => {
      user = await server.newcomer()
      await publish(fixtureSubjects)
    },
    rescreen: (run = testRun()): Promise<void> =>
      rescreenWatches({ db: database.db, snapshots: place.snapshots, now, openTasks: tasksAtOnce })({}, run),
    added: async (kind: string, fields: Record<string, unknown>): Promise<string> => {
      const { data, code, message } = await add(kind, fields)
      if (code !== 200) throw new Error(message)
      return (data['watch'] as { id: string }).id
    },
    detail: async (id: string, who = user) =>
      (await server.get('/api/watch/detail', { id }, { headers: who.headers })).data as unknown as {
        watch: Record<string, unknown>
        changes: Change[]
        count: number
      },
    list: async (fields = {}, who = user) =>
      (await server.get('/api/watch/list', fields, { headers: who.headers })).data as unknown as {
        data: Record<string, unknown>[]
        count: number
      },
    messages: async () =>
      (await server.get('/api/message/init', {}, { headers: user.headers })).data['unread'] as unknown as {
        msg_id: string
        title: string
        link: string
      }[],
    settle: (): Promise<void> =>
      writeWaitingMessages(database, now, (_message, error) => {
        throw error
      }),
    close: async (): Promise<void> => {
      await server.app.close()
      await place.close()
      await database.close()
    },
  }
}

export type WatchTest = Awaited<ReturnType<typeof openWatchTest>>
