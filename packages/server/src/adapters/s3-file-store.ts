import { createHash, createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { S3Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import type { Outbound, OutboundAnswer } from './outbound.ts'

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()

const maxBytes = 64 * 1024 * 1024

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

const need = (answer: OutboundAnswer, ...statuses: readonly number[]): OutboundAnswer => {
  if (statuses.includes(answer.status)) return answer
  throw new Error(`file store answered ${answer.status}`)
}

/** A bucket of any S3-compatible service, addressed by path. */
export const createS3Store = (
  config: S3Config,
  outbound: Pick<Outbound, 'exchange'>,
  now: () => Date,
): FileStore => {
  const ask = (method: 'GET' | 'PUT' | 'DELETE', digest: string, body?: Buffer): Promise<OutboundAnswer> => {
    const url = new URL(`${config.endpoint}/${config.bucket}/${digest.slice(0, 2)}/${digest}`)
    const headers = signS3({ method, url, bodyDigest: sha256(body ?? ''), now: now() }, config)
    return outbound.exchange(url.href, { method, headers, body }, { timeoutMs: 60_000, maxBytes })
  }
  return {
    put: async (digest, path) => void need(await ask('PUT', digest, await readFile(path)), 200, 201, 204),
    open: async digest => Readable.from([need(await ask('GET', digest), 200).body]),
    remove: async digest => void need(await ask('DELETE', digest), 200, 204, 404),
  }
}
