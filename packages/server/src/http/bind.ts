import '@fastify/cookie'
import type { Call } from '@maojian/contract/call'
import { codes } from '@maojian/contract/codes'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { isLoopback } from '../config.ts'
import { admit, isApiKey, type Admission } from '../features/account/entry.ts'
import { auditDownload } from './audit-download.ts'
import { clientAddress } from './client-address.ts'
import type { Asking, Context, Services } from './context.ts'
import { decode } from './decode.ts'
import { readQuery } from './encoded-fields.ts'
import { failure, success } from './envelope.ts'
import { ChangedElsewhere, Fault, StillRunning } from './fault.ts'
import { answerOutage, createSparseLog } from './outage.ts'
import { readUpload, type Received } from './read-upload.ts'
import type { RawAnswer, Route } from './route.ts'
import { areDoorsOpen, isCrossSite } from './request-source.ts'
import { sendPlainFault } from './send-plain-fault.ts'
import { flowCookie, readToken, sessionCookie, showsCookie } from './session-token.ts'

export const defaultBodyLimit = 1024 * 1024

const secondsOfDay = 86_400

interface CookieKind {
  readonly name: string
  readonly seconds: number
}

const cookieSetter =
  (
    services: Services,
    request: FastifyRequest,
    reply: FastifyReply,
    { name, seconds }: CookieKind,
  ): Asking['setCookie'] =>
  value => {
    const secure = request.protocol === 'https' || !isLoopback(services.config.host)
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    if (value === undefined) reply.clearCookie(name, attributes)
    else reply.setCookie(name, value, { ...attributes, maxAge: seconds })
  }

type Shown = Pick<Asking, 'token' | 'unheeded'>

/** An API key counts only where a call takes keys: it never stands in for a session. */
const shownTo = (call: Call, request: FastifyRequest): Shown => {
  const token = readToken(request, call.cookie === true)
  if (token === undefined)
    return { token, ...(showsCookie(request) && call.cookie !== true && { unheeded: 'cookie' as const }) }
  return isApiKey(token) && call.apiKey !== true ? { token: undefined, unheeded: 'key' } : { token }
}

const askingOf = (
  services: Services,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Asking, 'user'> => ({
  now: services.clock(),
  ...shownTo(call, request),
  address: clientAddress(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  requestId: request.id,
  lastEventId: String(request.headers['last-event-id'] ?? ''),
  secure: request.protocol === 'https' || isLoopback(request.ip),
  doors: areDoorsOpen(services.config, request),
  setCookie: cookieSetter(services, request, reply, {
    name: sessionCookie,
    seconds: services.config.sessionDays * secondsOfDay,
  }),
  flow: request.cookies[flowCookie],
  setFlow: cookieSetter(services, request, reply, { name: flowCookie, seconds: 600 }),
  ...(call.streamBytes !== undefined && request.body instanceof Readable && { body: request.body }),
})

/** Decode, verb, encode; a file or stream of events leaves as it is. */
const perform = async (route: Route, context: Context, raw: unknown): Promise<unknown> => {
  const input = decode(route.call.request, raw)
  const data = await route.verb(context, input as never)
  const { answers } = route.call
  if (answers === 'file')
    await auditDownload(context, data as RawAnswer).catch((error: unknown) => {
      // Nobody will read it.
      const { body } = data as RawAnswer
      body.destroy()
      throw error
    })
  if (answers === 'file' || answers === 'events') return data
  const wire = z.encode(route.call.reply, data)
  return answers === 'plain' ? wire : success(wire)
}

/** Where the fields of a call stand: query, body, or all of path, query and body for a plain one. */
const fieldsOf = (call: Call, request: FastifyRequest): unknown => {
  if (call.answers === 'plain')
    return Object.assign({}, request.body ?? {}, request.query ?? {}, request.params ?? {})
  return call.method === 'GET' || call.streamBytes !== undefined ? request.query : request.body
}

const readBody = async (
  services: Services,
  { call }: Route,
  request: FastifyRequest,
): Promise<{ raw: unknown; received?: Received }> => {
  if (call.upload !== true) return { raw: fieldsOf(call, request) }
  const received = await readUpload(request, services.config.dataDir)
  return { raw: received.fields, received }
}

/** What the quota took is given back when the call comes to nothing; a body is read only for who may send it. */
const answer = async (
  services: Services,
  route: Route,
  asking: Omit<Asking, 'user'>,
  request: FastifyRequest,
): Promise<unknown> => {
  if (route.call.method === 'POST' && isCrossSite(services.config, request))
    throw new Fault(403, '请求来自其他网站，已拒绝；请在本网站的页面上操作')
  const admission: Admission = await admit(services, route.call, { ...asking, demo: asking.doors })
  let received: Received | undefined
  try {
    const body = await readBody(services, route, request)
    received = body.received
    const context = { ...services, ...asking, user: admission.user, uploads: received?.uploads }
    return await perform(route, context, body.raw)
  } catch (error) {
    await admission.giveBack()
    throw error
  } finally {
    await received?.discard()
  }
}

const failed = (request: FastifyRequest, { call }: Route, error: unknown): unknown => {
  if (error instanceof ChangedElsewhere)
    return failure(error.code, error.message, z.encode(call.reply, error.standing))
  if (error instanceof StillRunning) return failure(error.code, error.message, error.job)
  if (error instanceof Fault) return failure(error.code, error.message)
  request.log.error({ err: error }, 'call failed')
  return failure(500, `系统出现故障，请稍后重试（编号 ${request.id}）`)
}

const sendRaw = (reply: FastifyReply, { headers, body }: RawAnswer): FastifyReply =>
  reply.headers(headers).send(body)

/** A server that stops ends the streams that would keep it waiting. */
const endWithServer = (app: FastifyInstance): ((answer: RawAnswer) => void) => {
  const open = new Set<RawAnswer['body']>()
  app.addHook('preClose', async () => {
    for (const body of open) body.destroy()
  })
  return ({ body }) => {
    open.add(body)
    body.once('close', () => open.delete(body))
  }
}

const sparseLog = createSparseLog()

/** Binds one call to its verb under every path it has: session, quota, decode, verb, encode, envelope. */
export const bindCall = (app: FastifyInstance, services: Services, route: Route): void => {
  const { call } = route
  const track = call.answers === 'events' ? endWithServer(app) : undefined
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    try {
      const answered = await answer(services, route, askingOf(services, call, request, reply), request)
      if (call.answers === undefined || call.answers === 'plain') return answered
      track?.(answered as RawAnswer)
      return sendRaw(reply, answered as RawAnswer)
    } catch (error) {
      const outage = answerOutage(error, { request, reply, log: sparseLog })
      if (outage) return call.answers === 'plain' ? { detail: outage.message } : outage
      if (call.answers === 'plain') return sendPlainFault(request, reply, error)
      if (error instanceof StillRunning) reply.code(codes.accepted)
      if (error instanceof Fault && error.code === codes.overload) reply.code(503)
      return failed(request, route, error)
    }
  }
  const takesFile = call.upload === true || call.streamBytes !== undefined
  const config = {
    longLived: call.answers === 'events',
    takesFile,
    isPlain: call.answers === 'plain',
    ...(call.perMinute !== undefined && {
      rateLimit: { max: Math.min(call.perMinute, services.config.rateLimit) },
    }),
  }
  const bodyLimit = call.streamBytes ?? defaultBodyLimit
  for (const url of [call.path, ...(call.also ?? [])])
    app.route({ method: call.method, url, handler, config, bodyLimit, onRequest: readQuery })
}
