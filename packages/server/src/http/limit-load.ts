import type { Server, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { clientAddress } from './client-address.ts'
import { failure } from './envelope.ts'
import { createReceiving, hasBody } from './receiving.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open without doing anything: a stream of events. */
    longLived?: boolean
    /** Its body is a file, which may take long to arrive. */
    takesFile?: boolean
    /** Answered whatever the load: health and readiness. */
    uncounted?: boolean
    /** Answered without an envelope. */
    isPlain?: boolean
  }
}

/** Calls at work at once; beyond it the answer is 503 at once rather than late. */
const maxUnderWay = 512

/** Connections of one address: more than calls at work, so that their surplus is answered before it is cut off. */
const maxConnections = 1024

const tickMs = 1000

const refuseSlowBodies = (app: FastifyInstance): void => {
  const receiving = createReceiving()
  const timer = setInterval(receiving.tick, tickMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', (request, reply, done) => {
    const { takesFile = false, uncounted = false } = request.routeOptions.config
    if (uncounted || !hasBody(request.raw)) return done()
    if (receiving.begin({ request: request.raw, response: reply.raw, ip: request.ip, isFile: takesFile }))
      return done()
    const headers = { 'retry-after': '1', connection: 'close' }
    reply.code(503).headers(headers).send(failure(503))
  })
}

/** Counted once the body is here, so that slow senders never take the place of those who have sent. */
const refuseOverload = (app: FastifyInstance): void => {
  let underWay = 0
  app.addHook('preHandler', (request, reply, done) => {
    const { longLived, takesFile, uncounted } = request.routeOptions.config
    if (longLived === true || takesFile === true || uncounted === true) return done()
    underWay += 1
    reply.raw.once('close', () => (underWay -= 1))
    if (underWay <= maxUnderWay) return done()
    reply.code(503).header('retry-after', '1').send(failure(503))
  })
}

/** Closes what one address opens beyond its share, before anything is read from it. */
export const capConnections = (server: Server, most: number): void => {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = clientAddress(socket.remoteAddress ?? '')
    const now = (open.get(address) ?? 0) + 1
    open.set(address, now)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left === 0) open.delete(address)
      else open.set(address, left)
    })
    if (now > most) socket.destroy()
  })
}

/** Nobody keeps the server from others by opening, sending slowly or asking too much at once. */
export const limitLoad = (app: FastifyInstance, { behindProxy }: { readonly behindProxy: boolean }): void => {
  // All connections of a proxy come from one address.
  if (!behindProxy) capConnections(app.server, maxConnections)
  refuseSlowBodies(app)
  refuseOverload(app)
}
