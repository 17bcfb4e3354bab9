import { findListSource } from '@maojian/sources'
import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Outbound } from '../adapters/outbound.ts'
import { forEachDatabase } from '../db/testing.ts'
import type { IndexHolder } from '../engine/index-holder.ts'
import { publishIndex } from '../engine/publish-index.ts'
import { startTestServer, type TestServer } from '../http/testing.ts'
import { createSnapshots } from '../snapshots/snapshots.ts'
import { prepareLists } from './prepare-lists.ts'
import type { FetchContext } from './fetch-raw.ts'
import { refreshDue } from './refresh.ts'
import { createTestIngest, type TestIngest } from './testing.ts'

const samples = new URL('../../../sources/src/formats/un-xml/', import.meta.url)
const sample = async (): Promise<string> => {
  const file = (await readdir(samples)).find(name => name.startsWith('sample.'))
  return readFile(new URL(file!, samples), 'utf8')
}

const serving = (text: string): Pick<Outbound, 'open'> => ({
  open: async url => ({
    url,
    type: '',
    body: (async function* () {
      yield Buffer.from(text)
    })(),
  }),
})

interface IndexTold {
  readonly state: string
  readonly message: string
}

type Cut = (test: TestIngest, context: FetchContext, stop: AbortController) => FetchContext

/** Ends the process, as far as the refresh can tell, when it says a certain line. */
const atLine =
  (line: string): Cut =>
  (_test, context, stop) => ({
    ...context,
    progress: message => void (message.startsWith(line) && stop.abort(new Error('killed'))),
  })

const inTheMiddle: Cut = (_test, context) => ({
  ...context,
  snapshots: { ...context.snapshots, publish: () => Promise.reject(new Error('killed')) },
})

const cuts: [string, Cut][] = [
  ['before anything is downloaded', atLine('正在下载')],
  ['while parties are joined', atLine('正在归并主体')],
  ['after the edition, before its index', atLine('正在生成检索索引')],
  ['in the middle of the index', inTheMiddle],
  [
    'after the file of the index, before its record',
    (test, context) => {
      const { store, dataDir } = test.published
      const dying = {
        ...store,
        write: async (bytes: AsyncIterable<Uint8Array>) => {
          await store.write(bytes)
          throw new Error('killed')
        },
      }
      const { database, now } = context
      return { ...context, snapshots: createSnapshots({ database, store: dying, dataDir, now }) }
    },
  ],
]

forEachDatabase((_, open) => {
  let test: TestIngest
  let text = ''
  let held: IndexHolder | undefined
  let server: TestServer
  beforeAll(async () => {
    test = await createTestIngest(await open())
    text = await sample()
    server = await startTestServer(test.context.database, {
      current: () => held?.current(),
      isUnusable: () => held?.isUnusable() ?? false,
    })
  })
  afterAll(async () => {
    await server.app.close()
    await test.close()
  })
  const source = findListSource('un-sc')!

  const standing = async (): Promise<string> => {
    const rows = await test.context.database.db
      .selectFrom('list_part')
      .select('edition_id')
      .where('source_id', '=', 'un-sc')
      .where('superseded_by', 'is', null)
      .orderBy('edition_id')
      .execute()
    return rows.map(row => row.edition_id).join('+')
  }
  let round = 0
  const newest = (): string => `NEWER${'X'.repeat(round)} M/V SAMPLE STAR`
  /**
   * A server as it starts: editions from which its answers come, those that stand, what its health page says of it, and
   * whether a search finds the name that the last refresh brought.
   */
  const look = async () => {
    held = test.createHolder()
    await held.start()
    const answers = held.current()?.meta.sources.find(one => one.id === 'un-sc')?.edition
    const { state, message } = (await server.get('/api/source/list')).data['index'] as IndexTold
    const asked = { headers: await server.login('member') }
    const { data } = await server.post('/api/sanction/search', { keyword: newest() }, asked)
    const found = ((data['data'] ?? []) as { name: string }[]).some(({ name }) => name === newest())
    await held.stop()
    return { answers, stands: await standing(), state, message, found }
  }
  const refresh = (served: string, cut: Cut = (_test, context) => context) => {
    const stop = new AbortController()
    const context = {
      ...test.context,
      outbound: serving(served),
      pause: async () => undefined,
      signal: stop.signal,
    }
    return refreshDue(cut(test, context, stop), [source], { accept: true })
  }

  it('a first refresh that dies before its index is made good by one that finds nothing new', async () => {
    await expect(refresh(text, inTheMiddle)).rejects.toThrow('killed')
    expect(await look()).toMatchObject({ answers: undefined, state: 'none' })
    expect(await refresh(text)).toMatchObject([{ state: 'unchanged' }])
    const { answers, stands, state } = await look()
    expect([answers, state]).toEqual([stands, 'current'])
  })

  it.each(cuts)(
    'a refresh that is killed %s: after a restart all answers come from what stands',
    async (_, cut) => {
      round++
      const before = await look()
      const newer = text.replaceAll('<FIRST_NAME>M/V SAMPLE STAR', `<FIRST_NAME>${newest()}`)
      await expect(refresh(newer, cut)).rejects.toThrow('killed')
      const { stands, ...cutOff } = await look()
      const isPublished = stands !== before.stands
      if (isPublished)
        expect(cutOff).toMatchObject({
          answers: before.answers,
          state: 'outdated',
          message: expect.stringContaining('联合国'),
        })
      else expect({ ...cutOff, stands }).toEqual(before)
      await prepareLists(test.context, { builds: true })
      const after = await look()
      expect(after).toEqual({ answers: stands, stands, state: 'current', message: '', found: isPublished })
      const health = await test.context.database.db.selectFrom('list_source').select('last_error').execute()
      expect(health.map(row => row.last_error).join('')).toBe('')
    },
  )

  it('publishing twice builds once; a damaged file is built anew', async () => {
    const { id } = await publishIndex(test.context)
    expect(await publishIndex(test.context)).toEqual({ id, built: false })
    const { digest } = (await test.context.snapshots.current('names'))!
    await test.context.snapshots.discard(digest)
    const [one, two] = await Promise.all([publishIndex(test.context), publishIndex(test.context)])
    expect(Number(one.built) + Number(two.built)).toBe(1)
    expect(await look()).toMatchObject({ state: 'current' })
  })
})
