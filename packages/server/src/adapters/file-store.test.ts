import { createHash, createHmac } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore, type FileStore } from './file-store.ts'
import { createOutbound } from './outbound.ts'
import { createS3Store } from './s3-file-store.ts'

const content = Buffer.from('invented content')
const digest = createHash('sha256').update(content).digest('hex')
const now = (): Date => new Date('2026-11-20T04:00:00Z')
const key = { keyId: 'key-1', keySecret: 'secret-1', region: 'cn-1' }

let folder = ''
let path = ''
let bucket: FastifyInstance
let endpoint = ''
const objects = new Map<string, Buffer>()

const hmac = (secret: string | Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()

/** Signature Version 4 as the service computes it, from what came over the wire alone. */
const isSigned = (
  method: string,
  url: URL,
  headers: Readonly<Record<string, unknown>>,
  body: Buffer,
): boolean => {
  const bodyDigest = createHash('sha256').update(body).digest('hex')
  const stamp = String(headers['x-amz-date'])
  const request = `${method}\n${url.pathname}\n\nhost:${String(headers['host'])}\nx-amz-content-sha256:${bodyDigest}\nx-amz-date:${stamp}\n\nhost;x-amz-content-sha256;x-amz-date\n${bodyDigest}`
  const scope = '20261120/cn-1/s3/aws4_request'
  const text = `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${createHash('sha256').update(request).digest('hex')}`
  const signing = hmac(hmac(hmac(hmac('AWS4secret-1', '20261120'), 'cn-1'), 's3'), 'aws4_request')
  return (
    stamp === '20261120T040000Z' &&
    headers['authorization'] ===
      `AWS4-HMAC-SHA256 Credential=key-1/${scope}, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=${hmac(signing, text).toString('hex')}`
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-'))
  path = join(folder, 'upload')
  await writeFile(path, content)
  bucket = fastify({ exposeHeadRoutes: false })
  bucket.removeAllContentTypeParsers()
  bucket.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  bucket.route({
    method: ['GET', 'PUT', 'DELETE'],
    url: '/*',
    handler: async (request, reply) => {
      const url = new URL(request.url, endpoint)
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      if (!isSigned(request.method, url, request.headers, body)) return reply.code(403).send()
      if (request.method === 'PUT') objects.set(url.pathname, body)
      if (request.method === 'DELETE') objects.delete(url.pathname)
      if (request.method !== 'GET') return reply.code(204).send()
      return objects.has(url.pathname)
        ? reply.type('application/octet-stream').send(objects.get(url.pathname))
        : reply.code(404).send()
    },
  })
  endpoint = await bucket.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await bucket.close()
  await rm(folder, { recursive: true })
})

const outbound = createOutbound({ allowInternalHosts: ['127.0.0.1'] })
const s3 = (keySecret = key.keySecret): FileStore =>
  createS3Store({ ...key, keySecret, endpoint, bucket: 'files' }, outbound, now)

describe.each([
  ['a folder', () => createFolderStore(join(folder, 'files'))],
  ['a bucket', () => s3()],
])('%s', (_, open) => {
  const read = (stream: Readable): Promise<Buffer> => buffer(stream)

  test('keeps a content under its digest, twice as once, until it is removed', async () => {
    const store = open()
    await store.put(digest, path)
    await store.put(digest, path)
    expect((await read(await store.open(digest))).equals(content)).toBe(true)
    await store.remove(digest)
    await store.remove(digest)
    await expect(store.open(digest)).rejects.toThrow()
  })
})

test('a bucket refuses another key', async () => {
  await expect(s3('secret-2').put(digest, path)).rejects.toThrow('403')
})
