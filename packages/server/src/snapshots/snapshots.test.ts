import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFolderStore, type FileStore } from '../adapters/file-store.ts'
import { openFileStores } from '../adapters/file-stores.ts'
import { createOutbound } from '../adapters/outbound.ts'
import { startTestBucket, type TestBucket } from '../adapters/testing-bucket.ts'
import type { Database } from '../db/database.ts'
import { forEachDatabase } from '../db/testing.ts'
import { createHolder, type Holder } from './holder.ts'
import { readPointer } from './pointer.ts'
import { createSnapshots, type Snapshots } from './snapshots.ts'

const made = (text: string) => ({ bytes: Buffer.from(text), meta: {}, basis: '', parties: 1 })
const textOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString()
const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

forEachDatabase((_, open) => {
  let database: Database
  let folder = ''
  let clock = new Date('2026-11-20T04:00:00Z')
  const now = (): Date => clock
  const later = (ms: number): void => void (clock = new Date(clock.getTime() + ms))
  const holders: Holder<string>[] = []
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await database.db.deleteFrom('snapshot_lease').execute()
    await database.db.deleteFrom('snapshot').execute()
    folder = await mkdtemp(join(tmpdir(), 'snapshots-'))
  })
  afterEach(async () => {
    for (const holder of holders.splice(0)) await holder.stop()
    await rm(folder, { recursive: true })
  })

  const openOn = (store: FileStore, dataDir = folder): Snapshots =>
    createSnapshots({ database, store, dataDir, now })
  const openFolder = () => {
    const store = createFolderStore(join(folder, 'files'))
    return { store, snapshots: openOn(store) }
  }
  const hold = async (snapshots: Snapshots, onUnusable = async (): Promise<unknown> => undefined) => {
    const holder = createHolder({
      nameZh: '测试',
      kind: 'names',
      snapshots,
      listen: database.listen,
      open: textOf,
      onUnusable,
      everyMs: 3_600_000,
    })
    holders.push(holder)
    await holder.start()
    return holder
  }
  const until = async (holder: Holder<string>, text: string): Promise<void> => {
    while (holder.current() !== text) await new Promise(setImmediate)
  }

  describe('two servers with two data folders and one bucket', () => {
    let bucket: TestBucket
    beforeAll(async () => {
      bucket = await startTestBucket()
    })
    afterAll(() => bucket.close())
    const server = (name: string): Snapshots => {
      const dataDir = join(folder, name)
      const outbound = createOutbound({ allowInternalHosts: ['127.0.0.1'] })
      return openOn(openFileStores({ s3: bucket.config, dataDir }, outbound, now).snapshots, dataDir)
    }

    test('either publishes, both answer from it as soon as they are told', async () => {
      const [east, west] = [server('east'), server('west')]
      const inEast = await hold(east)
      const inWest = await hold(west)
      await east.publish('names', made('first'))
      await Promise.all([until(inEast, 'first'), until(inWest, 'first')])
      later(1000)
      await west.publish('names', made('second'))
      await Promise.all([until(inEast, 'second'), until(inWest, 'second')])
      const { digest } = (await east.current('names'))!
      expect(await readPointer(join(folder, 'east'), 'names')).toBe(digest)
      expect(await readPointer(join(folder, 'west'), 'names')).toBe(digest)
    })

    test('a copy that went bad on one machine is fetched again', async () => {
      const east = server('east')
      await east.publish('names', made('whole'))
      const { digest } = (await east.current('names'))!
      await writeFile(join(folder, 'east', 'copies', 'snapshots', digest.slice(0, 2), digest), 'wholf')
      expect((await hold(east)).current()).toBe('whole')
    })
  })

  test('threads and holders of a process share the bytes', async () => {
    const { snapshots } = openFolder()
    await snapshots.publish('names', made('shared'))
    const { digest } = (await snapshots.current('names'))!
    const [one, two] = await Promise.all([snapshots.read(digest), snapshots.read(digest)])
    expect(one).toBe(two)
    expect(await snapshots.read(digest)).toBe(one)
    expect(one.buffer).toBeInstanceOf(SharedArrayBuffer)
  })

  test.each<[string, (path: string) => Promise<void>]>([
    ['a changed bit', path => writeFile(path, 'Invented')],
    ['an empty file', path => truncate(path, 0)],
    ['a cut file', path => truncate(path, 4)],
    ['a missing file', path => rm(path)],
  ])('%s is told once, never served, and replaced when it is made anew', async (_what, damage) => {
    const { store, snapshots } = openFolder()
    await snapshots.publish('names', made('invented'))
    const { digest } = (await snapshots.current('names'))!
    await damage(await store.localPath(digest))
    let asked = 0
    const holder = await hold(snapshots, async () => void asked++)
    await holder.check()
    expect([holder.current(), holder.isUnusable(), asked]).toEqual([undefined, true, 1])
    later(1000)
    await snapshots.discard(digest)
    await snapshots.publish('names', made('invented'))
    await holder.check()
    expect([holder.current(), holder.isUnusable(), asked]).toEqual(['invented', false, 1])
  })

  test('while a new one cannot be read, the old one goes on answering', async () => {
    const { store, snapshots } = openFolder()
    await snapshots.publish('names', made('old'))
    const holder = await hold(snapshots)
    later(1000)
    const broken = { ...store, localPath: () => Promise.reject(new Error('the store is away')) }
    const away = await hold(openOn(broken))
    expect([away.current(), away.isUnusable()]).toEqual([undefined, false])
    expect(holder.current()).toBe('old')
  })

  test('old files go when nobody reads them; a dead reader keeps them only for minutes', async () => {
    const { store, snapshots } = openFolder()
    const digests: string[] = []
    const publish = async (text: string): Promise<void> => {
      later(1000)
      await snapshots.publish('names', made(text))
      digests.push((await snapshots.current('names'))!.digest)
    }
    await publish('1')
    const first = (await snapshots.current('names'))!
    const release = await snapshots.hold(first.id, 'batch:B1')
    await publish('2')
    const second = (await snapshots.current('names'))!
    await database.db
      .insertInto('snapshot_lease')
      .values({ snapshot_id: second.id, holder: 'died', seen_at: clock })
      .execute()
    for (const text of ['3', '4', '5']) await publish(text)
    const there = async (): Promise<boolean[]> =>
      Promise.all(digests.map(digest => store.localPath(digest).then(exists, () => false)))
    expect(await there()).toEqual([true, true, true, true, true])
    later(200_000)
    await snapshots.hold(first.id, 'batch:B1')
    await publish('6')
    expect(await there()).toEqual([true, false, false, true, true, true])
    await release()
    await publish('7')
    expect(await there()).toEqual([false, false, false, false, true, true, true])
    expect((await snapshots.find(first.id))?.removed_at).toEqual(clock)
  })

  test('a file that a crash left before its record is found and removed with the others', async () => {
    const { store, snapshots } = openFolder()
    const crashing = openOn({
      ...store,
      write: async bytes => {
        await store.write(bytes)
        throw new Error('killed')
      },
    })
    await expect(crashing.publish('names', made('left behind'))).rejects.toThrow('killed')
    expect(await snapshots.current('names')).toBeUndefined()
    const left = await database.db.selectFrom('snapshot').select('digest').executeTakeFirstOrThrow()
    for (const text of ['1', '2', '3', '4']) {
      later(1000)
      await snapshots.publish('names', made(text))
    }
    await expect(store.localPath(left.digest)).rejects.toThrow()
  })
})
