import type { FastifyInstance } from 'fastify'
import { hasBody } from './receiving.ts'

/**
 * An answer that comes before its request has been read to the end ends the connection: the rest of a refused file would
 * stand before the next request of whoever shares it.
 */
export const closeUnread = (app: FastifyInstance): void => {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (hasBody(request.raw) && !request.raw.complete) reply.header('connection', 'close')
    done(null, payload)
  })
}
