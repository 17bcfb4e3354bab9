import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceConfig } from '../config.ts'
import { failure } from './envelope.ts'
import { pageFor } from './page-head.ts'

const builtWeb = fileURLToPath(new URL('../../../web/dist/', import.meta.url))

/** Names of built assets carry a digest: what they hold never changes. */
const cacheFor = (path: string): string =>
  /[/\\]assets[/\\]/u.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache'

const wantsPage = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !request.url.startsWith('/api/') &&
  !request.url.startsWith('/assets/') &&
  (request.headers.accept ?? '').includes('text/html')

const unknownPath = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').send(failure(404, '没有这个地址'))

interface Web {
  readonly service: ServiceConfig
  readonly root?: string
}

/** The built web application; every page address answers its index.html, with this installation's words in its head. */
export const serveWeb = async (app: FastifyInstance, { service, root = builtWeb }: Web): Promise<void> => {
  const index = join(root, 'index.html')
  const page = existsSync(index) ? pageFor(await readFile(index, 'utf8'), service) : undefined
  const sendPage = (reply: FastifyReply): FastifyReply =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)
  if (page !== undefined) {
    for (const path of ['/', '/index.html']) app.get(path, (_, reply) => sendPage(reply))
    await app.register(fastifyStatic, {
      root,
      index: false,
      cacheControl: false,
      // Text was compressed when it was built.
      preCompressed: true,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
    })
  }
  app.setNotFoundHandler((request, reply) =>
    page !== undefined && wantsPage(request) ? sendPage(reply) : unknownPath(reply),
  )
}
