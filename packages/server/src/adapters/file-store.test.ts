import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore, FileMissing, type FileStore } from './file-store.ts'
import { createOutbound } from './outbound.ts'
import { createS3Store } from './s3-file-store.ts'
import { startTestBucket, type TestBucket } from './testing-bucket.ts'

const content = Buffer.from('invented content')
const digest = createHash('sha256').update(content).digest('hex')
const now = (): Date => new Date('2026-11-20T04:00:00Z')
const outbound = createOutbound({ allowInternalHosts: ['127.0.0.1'] })

let folder = ''
let path = ''
let bucket: TestBucket
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  path = join(folder, 'upload')
  await writeFile(path, content)
  bucket = await startTestBucket()
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const s3 = (copies: string, keySecret = bucket.config.keySecret): FileStore =>
  createS3Store({
    config: { ...bucket.config, keySecret },
    prefix: 'raw/',
    copies: join(folder, copies),
    outbound,
    now,
  })

const inPieces = async function* (text: string, breaks = false): AsyncGenerator<Uint8Array> {
  for (const piece of text.split(' ')) yield Buffer.from(piece)
  if (breaks) throw new Error('broken off')
}

const filesIn = async (name: string): Promise<string[]> =>
  (await readdir(join(folder, name), { recursive: true, withFileTypes: true }))
    .filter(entry => entry.isFile())
    .map(entry => entry.name)

describe.each([
  ['a folder', 'files', () => createFolderStore(join(folder, 'files'))],
  ['a bucket', 'copies', () => s3('copies')],
])('%s', (_, own, open) => {
  test('keeps a content under its digest, twice as once, until it is removed', async () => {
    const store = open()
    await store.put(digest, path)
    await store.put(digest, path)
    expect((await buffer(await store.open(digest))).equals(content)).toBe(true)
    expect((await readFile(await store.localPath(digest))).equals(content)).toBe(true)
    await store.remove(digest)
    await store.remove(digest)
    await expect(store.open(digest)).rejects.toThrow(FileMissing)
    await expect(store.localPath(digest)).rejects.toThrow(FileMissing)
  })

  test('keeps a stream whole or not at all', async () => {
    const store = open()
    const written = await store.write(inPieces('one two'))
    expect(written).toEqual({ digest: createHash('sha256').update('onetwo').digest('hex'), size: 6 })
    expect(await readFile(await store.localPath(written.digest), 'utf8')).toBe('onetwo')
    await expect(store.write(inPieces('three four', true))).rejects.toThrow('broken off')
    expect(await filesIn(own)).toEqual([written.digest])
    await store.remove(written.digest)
    expect(await filesIn(own)).toEqual([])
  })
})

describe('a bucket', () => {
  test('refuses another key', async () => {
    await expect(s3('x', 'secret-2').put(digest, path)).rejects.toThrow('403')
  })

  test('what one machine wrote another reads; a copy that it lets go of comes again', async () => {
    const written = await s3('one').write(inPieces('shared words'))
    const other = s3('two')
    const copy = await other.localPath(written.digest)
    await writeFile(copy, 'damaged')
    await other.forget(written.digest)
    expect(await readFile(await other.localPath(written.digest), 'utf8')).toBe('sharedwords')
  })

  test('a content that went bad in the bucket is as good as missing', async () => {
    const written = await s3('one').write(inPieces('going bad'))
    for (const key of bucket.objects.keys())
      if (key.endsWith(written.digest)) bucket.objects.set(key, Buffer.from('changed'))
    await expect(s3('three').localPath(written.digest)).rejects.toThrow(FileMissing)
  })

  test('copies that nobody used for a week make room', async () => {
    const store = s3('four')
    const old = await store.write(inPieces('old one'))
    const weekAgo = new Date(now().getTime() - 8 * 86_400_000)
    await utimes(await store.localPath(old.digest), weekAgo, weekAgo)
    const fresh = await store.write(inPieces('fresh one'))
    expect(await filesIn('four')).toEqual([fresh.digest])
    expect(await readFile(await store.localPath(old.digest), 'utf8')).toBe('oldone')
  })
})
