import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { failure } from './envelope.ts'

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

/** The built web application; every other page address answers its index.html. */
export const serveWeb = async (app: FastifyInstance, root = builtWeb): Promise<void> => {
  const built = existsSync(join(root, 'index.html'))
  if (built)
    await app.register(fastifyStatic, {
      root,
      cacheControl: false,
      setHeaders: (reply, path) => void reply.header('cache-control', cacheFor(path)),
    })
  app.setNotFoundHandler((request, reply) =>
    built && wantsPage(request) ? reply.sendFile('index.html') : unknownPath(reply),
  )
}
