import type { Server } from 'node:http'
import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import {
  fastify,
  LogController,
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import { bindAssistant } from './assistant/bind-assistant.ts'
import { bindCall, defaultBodyLimit } from './bind.ts'
import type { Services } from './context.ts'
import { readEncodedBodies } from './encoded-fields.ts'
import { registerGuards } from './guards.ts'
import { bindHealth, healthPaths } from './health.ts'
import { createLogOutput } from './log-output.ts'
import { logOptions } from './log.ts'
import { openApi } from './openapi.ts'
import type { Route } from './route.ts'
import { failure } from './envelope.ts'
import { trustProxies } from './trust-proxies.ts'
import { serveWeb } from './web-files.ts'

const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[0-9A-Za-z-]{8,64}$/.test(given) ? given : randomUUID()

const loggerOf = ({ logLevel, logFormat }: Services['config']): FastifyServerOptions['logger'] =>
  logLevel === 'silent' ? false : { ...logOptions(logLevel), stream: createLogOutput(logFormat) }

/** Headers come in one piece from whoever means well; the longest file over a slow line takes half an hour. */
const patience = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 }
const requestTimeout = 1_800_000

const answerBadAddress = (_error: unknown, _request: unknown, reply: FastifyReply): void =>
  void reply.code(400).send(failure(400, '地址有误，请检查后重试'))

/** A request that is no HTTP never becomes one: its answer is written to the socket itself. */
const answerBrokenRequest: FastifyHttpOptions<Server>['clientErrorHandler'] = (_, socket) => {
  if (!socket.writable) return
  const body = JSON.stringify(failure(400, '请求不是有效的 HTTP'))
  const headers = [
    'HTTP/1.1 400 Bad Request',
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ]
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`)
}

const serverOptions = ({ config }: Services): FastifyHttpOptions<Server> => ({
  logger: loggerOf(config),
  trustProxy: trustProxies(config.trustProxy),
  bodyLimit: defaultBodyLimit,
  http: patience,
  requestTimeout,
  clientErrorHandler: answerBrokenRequest,
  frameworkErrors: answerBadAddress,
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  exposeHeadRoutes: false,
  forceCloseConnections: 'idle',
  genReqId: request => requestIdOf(request.headers['x-request-id']),
  routerOptions: { maxParamLength: 200 },
})

/** Every request leaves its id with the caller and one line in the log, without query or body. */
const markRequests = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        path: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}

const registerDocs = async (app: FastifyInstance, routes: readonly Route[]): Promise<void> => {
  const document = openApi(routes.map(({ call }) => call))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  // Our own policy covers the page; the plugin's would send browsers of a house network to https.
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { validatorUrl: null } })
}

const pathsOf = ({ call }: Route): string[] => [call.path, ...(call.also ?? [])]

/** A known path asked with the wrong method says which one is right. */
const answerWrongMethods = (app: FastifyInstance, routes: readonly Route[]): void => {
  const known = new Map(healthPaths.map(path => [path, ['GET']]))
  for (const route of routes)
    for (const path of pathsOf(route)) known.set(path, [...(known.get(path) ?? []), route.call.method])
  for (const [url, right] of known) {
    const wrong = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'].filter(
      method => !right.includes(method),
    )
    const text = failure(400, `该地址只接受 ${right.join('、')} 方法`)
    app.route({
      method: wrong,
      url,
      handler: (_, reply) => reply.code(405).header('allow', right.join(', ')).send(text),
    })
  }
}

/** Each kind of body is understood only by the calls that take it. */
const bindRoutes = async (
  app: FastifyInstance,
  services: Services,
  routes: readonly Route[],
): Promise<void> => {
  const takesFile = ({ call }: Route): boolean => call.streamBytes !== undefined
  const takesForm = ({ call }: Route): boolean => call.upload === true
  for (const route of routes) if (!takesFile(route) && !takesForm(route)) bindCall(app, services, route)
  await app.register(async uploads => {
    await uploads.register(multipart)
    for (const route of routes.filter(takesForm)) bindCall(uploads, services, route)
  })
  await app.register(async files => {
    // A file arrives as a stream; the verb that takes it counts its bytes.
    files.addContentTypeParser('application/octet-stream', (_, payload, done) => done(null, payload))
    for (const route of routes.filter(takesFile)) bindCall(files, services, route)
  })
}

/** The whole HTTP side, ready to listen: guards, calls, documentation, health, web application. */
export const buildServer = async (services: Services, routes: readonly Route[]): Promise<FastifyInstance> => {
  const app = fastify(serverOptions(services))
  markRequests(app)
  await registerGuards(app, services.config)
  await app.register(cookie)
  readEncodedBodies(app, defaultBodyLimit)
  app.removeContentTypeParser('text/plain')
  await bindRoutes(app, services, routes)
  answerWrongMethods(app, routes)
  bindHealth(app, services)
  bindAssistant(app, routes)
  await registerDocs(app, routes)
  await serveWeb(app, { service: services.config.service })
  return app
}
