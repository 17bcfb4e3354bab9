import { createHash, createHmac } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { S3Config } from '../config.ts'
import { exists, FileMissing, moveInto, placeOf, withDraft, type FileStore } from './file-store.ts'
import type { Outbound, OutboundRequest, OutboundStream } from './outbound.ts'

const sha256 = (bytes: string): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const limits = { timeoutMs: 600_000, maxBytes: 4 * 1024 ** 3 }

interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  readonly url: URL
  readonly bodyDigest: string
  readonly now: Date
}

/** Headers of a request under AWS Signature Version 4. */
const signS3 = (
  { method, url, bodyDigest, now }: S3Request,
  config: Pick<S3Config, 'keyId' | 'keySecret' | 'region'>,
): Record<string, string> => {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const signed = { host: url.host, 'x-amz-content-sha256': bodyDigest, 'x-amz-date': stamp }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}`)
  const request = [method, url.pathname, '', ...lines, '', names, bodyDigest].join('\n')
  const scope = `${stamp.slice(0, 8)}/${config.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256(request)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(
    hmac,
    hmac(hmac(`AWS4${config.keySecret}`, stamp.slice(0, 8)), config.region),
  )
  return {
    ...signed,
    authorization: `AWS4-HMAC-SHA256 Credential=${config.keyId}/${scope}, SignedHeaders=${names}, Signature=${hmac(key, text).toString('hex')}`,
  }
}

/** Of an answer that says nothing more than its status. */
const drained = async ({ status, body }: OutboundStream, accepted: readonly number[]): Promise<void> => {
  for await (const _ of body);
  if (!accepted.includes(status)) throw new Error(`file store answered ${status}`)
}

/** Copies that nobody used for so long make room for others. */
const staleMs = 7 * 86_400_000

const trimCopies = async (folder: string, now: Date): Promise<void> => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const file of files) {
    const path = join(file.parentPath, file.name)
    const found = file.isFile() ? await stat(path).catch(() => undefined) : undefined
    if (found && now.getTime() - found.mtimeMs > staleMs) await rm(path, { force: true })
  }
}

export interface S3StoreOptions {
  readonly config: S3Config
  /** What all keys of this store begin with; '' or ending in a slash. */
  readonly prefix: string
  /** Folder of the copies that this machine reads. */
  readonly copies: string
  readonly outbound: Pick<Outbound, 'stream'>
  readonly now: () => Date
}

/** Requests for one content in a bucket of any S3-compatible service, addressed by path. */
const createBucket = ({ config, prefix, outbound, now }: S3StoreOptions) => {
  const ask = (method: 'GET' | 'PUT' | 'DELETE', digest: string, sending?: Sending) => {
    const url = new URL(`${config.endpoint}/${config.bucket}/${prefix}${digest.slice(0, 2)}/${digest}`)
    const bodyDigest = sending ? digest : sha256('')
    const headers = { ...signS3({ method, url, bodyDigest, now: now() }, config), ...sending?.headers }
    return outbound.stream(url.href, { method, headers, body: sending?.body }, limits)
  }
  return {
    put: async (digest: string, path: string): Promise<void> => {
      const headers = { 'content-length': String((await stat(path)).size) }
      // The content is named by its digest: it need not be read to be signed.
      const answer = await ask('PUT', digest, { headers, body: createReadStream(path) })
      await drained(answer, [200, 201, 204])
    },
    get: async (digest: string): Promise<AsyncIterable<Uint8Array>> => {
      const answer = await ask('GET', digest)
      if (answer.status === 200) return answer.body
      await drained(answer, [404])
      throw new FileMissing(`文件存储中没有 ${digest}`)
    },
    remove: async (digest: string): Promise<void> => drained(await ask('DELETE', digest), [200, 204, 404]),
  }
}

type Sending = Required<Pick<OutboundRequest, 'headers' | 'body'>>

/** A bucket, with copies on this machine of what is read from a file. */
export const createS3Store = (options: S3StoreOptions): FileStore => {
  const { copies, now } = options
  const bucket = createBucket(options)
  const localPath = async (digest: string): Promise<string> => {
    const place = placeOf(copies, digest)
    if (await exists(place)) {
      await utimes(place, now(), now())
      return place
    }
    const fetched = await withDraft(copies, await bucket.get(digest), {
      use: async (draft, written) => {
        if (written.digest === digest) return moveInto(copies, digest, draft)
        throw new FileMissing(`文件存储中 ${digest} 的内容已损坏`)
      },
    })
    await trimCopies(copies, now())
    return fetched
  }
  return {
    put: async (digest, path) => bucket.put(digest, path),
    write: (bytes, signal) =>
      withDraft(copies, bytes, {
        signal,
        use: async (draft, written) => {
          await bucket.put(written.digest, draft)
          await moveInto(copies, written.digest, draft)
          await trimCopies(copies, now())
          return written
        },
      }),
    open: async digest => Readable.from(await bucket.get(digest)),
    localPath,
    forget: digest => rm(placeOf(copies, digest), { force: true }),
    remove: async digest => {
      await bucket.remove(digest)
      await rm(placeOf(copies, digest), { force: true })
    },
  }
}
