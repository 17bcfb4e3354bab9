import { createHash, createHmac } from 'node:crypto'
import { fastify, type FastifyInstance } from 'fastify'
import type { S3Config } from '../config.ts'

export interface TestBucket {
  readonly config: S3Config
  /** Contents by path. */
  readonly objects: Map<string, Buffer>
  readonly close: () => Promise<void>
}

const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex')
const hmac = (secret: string | Buffer, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()

interface Arrived {
  readonly method: string
  readonly url: URL
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Buffer
}

/** Signature Version 4 as the service computes it, from what came over the wire alone. */
const isSigned = ({ method, url, headers, body }: Arrived, config: S3Config): boolean => {
  const bodyDigest = sha256(body)
  const stamp = String(headers['x-amz-date'])
  const day = stamp.slice(0, 8)
  const names = 'host;x-amz-content-sha256;x-amz-date'
  const request = `${method}\n${url.pathname}\n\nhost:${String(headers['host'])}\nx-amz-content-sha256:${bodyDigest}\nx-amz-date:${stamp}\n\n${names}\n${bodyDigest}`
  const scope = `${day}/${config.region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${stamp}\n${scope}\n${sha256(request)}`
  const keys = [day, config.region, 's3', 'aws4_request']
  const signing = keys.reduce<string | Buffer>(hmac, `AWS4${config.keySecret}`)
  return (
    headers['authorization'] ===
    `AWS4-HMAC-SHA256 Credential=${config.keyId}/${scope}, SignedHeaders=${names}, Signature=${hmac(signing, text).toString('hex')}`
  )
}

const bodyLimit = 512 * 1024 * 1024

const serve = (app: FastifyInstance, config: S3Config, objects: Map<string, Buffer>): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.route({
    method: ['GET', 'PUT', 'DELETE'],
    url: '/*',
    handler: async ({ method, url: path, headers, body: sent }, reply) => {
      const url = new URL(path, `http://${String(headers['host'])}`)
      const body = Buffer.isBuffer(sent) ? sent : Buffer.alloc(0)
      if (!isSigned({ method, url, headers, body }, config)) return reply.code(403).send()
      if (method === 'PUT') objects.set(url.pathname, body)
      if (method === 'DELETE') objects.delete(url.pathname)
      if (method !== 'GET') return reply.code(204).send()
      const found = objects.get(url.pathname)
      return found ? reply.type('application/octet-stream').send(found) : reply.code(404).send()
    },
  })
}

/** A bucket of an S3-compatible service on this machine, with the signature it asks for. */
export const startTestBucket = async (port = 0): Promise<TestBucket> => {
  const objects = new Map<string, Buffer>()
  const app = fastify({ exposeHeadRoutes: false, bodyLimit })
  const key = { keyId: 'key-1', keySecret: 'secret-1', region: 'cn-1', bucket: 'files' }
  const config = { ...key, endpoint: '' }
  serve(app, config, objects)
  const endpoint = await app.listen({ port, host: '127.0.0.1' })
  return { config: { ...config, endpoint }, objects, close: () => app.close() }
}
