import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { fastify, LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { bindCall, defaultBodyLimit } from './bind.ts'
import type { Services } from './context.ts'
import { registerGuards } from './guards.ts'
import { bindHealth } from './health.ts'
import { logOptions } from './log.ts'
import { openApi } from './openapi.ts'
import type { Route } from './route.ts'
import { failure } from './envelope.ts'
import { serveWeb } from './web-files.ts'

const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[0-9A-Za-z-]{8,64}$/.test(given) ? given : randomUUID()

const serverOptions = ({ config }: Services): FastifyServerOptions => ({
  logger: config.logLevel === 'silent' ? false : logOptions(config.logLevel),
  trustProxy: config.trustProxy,
  bodyLimit: defaultBodyLimit,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  exposeHeadRoutes: false,
  forceCloseConnections: 'idle',
  genReqId: request => requestIdOf(request.headers['x-request-id']),
  routerOptions: { maxParamLength: 200 },
})

/** Every request leaves its id with the caller and one line in the log, without query or body. */
const markRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
  })
}

const registerDocs = async (app: FastifyInstance, routes: readonly Route[]): Promise<void> => {
  const document = openApi(routes.map(({ call }) => call))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}

const pathsOf = ({ call }: Route): string[] => [call.path, ...(call.also ?? [])]

/** A known path asked with the wrong method says which one is right. */
const answerWrongMethods = (app: FastifyInstance, routes: readonly Route[]): void => {
  for (const url of new Set(routes.flatMap(pathsOf))) {
    const right = routes
      .filter(route => pathsOf(route).includes(url))
      .map(({ call }) => call.method as string)
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(method => !right.includes(method))
    const text = failure(400, `该地址只接受 ${right.join('、')} 方法`)
    app.route({
      method: wrong,
      url,
      handler: (_, reply) => reply.code(405).header('allow', right.join(', ')).send(text),
    })
  }
}

/** The whole HTTP side, ready to listen: guards, calls, documentation, health, web application. */
export const buildServer = async (services: Services, routes: readonly Route[]): Promise<FastifyInstance> => {
  const app = fastify(serverOptions(services))
  markRequests(app)
  await registerGuards(app, services.config)
  await app.register(cookie)
  await app.register(formbody, { bodyLimit: defaultBodyLimit })
  // A file arrives as a stream; the verb that takes it counts its bytes.
  app.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
  for (const route of routes) bindCall(app, services, route)
  answerWrongMethods(app, routes)
  bindHealth(app, services)
  await registerDocs(app, routes)
  await serveWeb(app)
  return app
}
