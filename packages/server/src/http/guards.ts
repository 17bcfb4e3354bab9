import rateLimit from '@fastify/rate-limit'
import type { FastifyError, FastifyInstance } from 'fastify'
import { isLoopback, type Config } from '../config.ts'
import { clientAddress } from './client-address.ts'
import { closeUnread } from './close-unread.ts'
import { EncodingFault } from './encoded-fields.ts'
import { failure } from './envelope.ts'
import { limitLoad } from './limit-load.ts'
import { securityHeaders } from './security-headers.ts'

const guardPages = (app: FastifyInstance, config: Config): void => {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (_, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** A flood guard of this process; what decides over accounts (attempts, quotas) is counted in tables. */
const registerRateLimit = async (app: FastifyInstance, config: Config): Promise<void> => {
  await app.register(rateLimit, {
    max: config.rateLimit,
    timeWindow: 60_000,
    keyGenerator: request => clientAddress(request.ip),
    allowList: request => isLoopback(request.ip),
    errorResponseBuilder: () => Object.assign(new Error('too many requests'), { statusCode: 429 }),
  })
}

const refusals: Readonly<Record<number, ReturnType<typeof failure>>> = {
  413: failure(400, '提交的内容过大'),
  415: failure(400, '不支持这种提交格式，请使用表单或 JSON'),
  429: failure(429),
}

/** Errors of the transport: malformed body, too large, too fast. Verbs' faults never come here. */
const answerTransportErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500
    // A file that broke off before its first byte is answered like anything else.
    reply.removeHeader('content-disposition').type('application/json; charset=utf-8')
    if (status >= 500) {
      request.log.error({ err: error }, 'request failed')
      return reply.code(500).send(failure(500, `系统出现故障，请稍后重试（编号 ${request.id}）`))
    }
    const refusal =
      error instanceof EncodingFault ? failure(400, error.message) : (refusals[status] ?? failure(400))
    const { isPlain = false } = request.routeOptions.config
    return reply.code(status).send(isPlain ? { detail: refusal.message } : refusal)
  })
}

export const registerGuards = async (app: FastifyInstance, config: Config): Promise<void> => {
  answerTransportErrors(app)
  closeUnread(app)
  limitLoad(app, { behindProxy: config.trustProxy !== false })
  guardPages(app, config)
  await registerRateLimit(app, config)
}
