import '@fastify/cookie'
import type { Call } from '@maojian/contract/call'
import { codes } from '@maojian/contract/codes'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { hasDevelopmentDoors, isLoopback } from '../config.ts'
import { admit, isApiKey, type Admission } from '../features/account/entry.ts'
import { clientAddress } from './client-address.ts'
import type { Asking, Context, Services } from './context.ts'
import { decode } from './decode.ts'
import { failure, success } from './envelope.ts'
import { Fault } from './fault.ts'
import type { FileAnswer, Route } from './route.ts'
import { sendFile } from './send-file.ts'
import { sendPlainFault } from './send-plain-fault.ts'
import { readToken, sessionCookie } from './session-token.ts'

export const defaultBodyLimit = 1024 * 1024

const secondsOfDay = 86_400

const cookieSetter =
  (services: Services, request: FastifyRequest, reply: FastifyReply): Asking['setCookie'] =>
  sessionId => {
    const secure = request.protocol === 'https' || !isLoopback(services.config.host)
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
    if (sessionId === undefined) reply.clearCookie(sessionCookie, attributes)
    else
      reply.setCookie(sessionCookie, sessionId, {
        ...attributes,
        maxAge: services.config.sessionDays * secondsOfDay,
      })
  }

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined

/** An API key counts only where a call takes keys: it never stands in for a session. */
const tokenFor = (call: Call, request: FastifyRequest): string | undefined => {
  const token = readToken(request, call.cookie === true)
  return token !== undefined && isApiKey(token) && call.apiKey !== true ? undefined : token
}

const askingOf = (
  services: Services,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Asking, 'user'> => ({
  now: services.clock(),
  token: tokenFor(call, request),
  address: clientAddress(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
  requestId: request.id,
  secure: request.protocol === 'https' || isLoopback(request.ip),
  forwarded: isForwarded(request),
  setCookie: cookieSetter(services, request, reply),
  ...(call.streamBytes !== undefined && request.body instanceof Readable && { body: request.body }),
})

/** Decode, verb, encode; what the quota took is given back when the call comes to nothing. */
const perform = async (route: Route, context: Context, raw: unknown): Promise<unknown> => {
  const input = decode(route.call.request, raw)
  const data = await route.verb(context, input as never)
  if (route.call.answers === 'file') return data
  return z.encode(route.call.reply, data)
}

const answer = async (
  services: Services,
  route: Route,
  asking: Omit<Asking, 'user'>,
  raw: unknown,
): Promise<unknown> => {
  const demo = hasDevelopmentDoors(services.config) && !asking.forwarded
  const admission: Admission = await admit(services, route.call, { ...asking, demo })
  try {
    return await perform(route, { ...services, ...asking, user: admission.user }, raw)
  } catch (error) {
    await admission.giveBack()
    throw error
  }
}

const failed = (request: FastifyRequest, error: unknown): unknown => {
  if (error instanceof Fault) return failure(error.code, error.message)
  request.log.error({ err: error }, 'call failed')
  return failure(500, `系统出现故障，请稍后重试（编号 ${request.id}）`)
}

/** Where the fields of a call stand: query, body, or all of path, query and body for a plain one. */
const fieldsOf = (call: Call, request: FastifyRequest): unknown => {
  if (call.answers === 'plain')
    return Object.assign({}, request.body ?? {}, request.query ?? {}, request.params ?? {})
  return call.method === 'GET' || call.streamBytes !== undefined ? request.query : request.body
}

/** Binds one call to its verb under every path it has: session, quota, decode, verb, encode, envelope. */
export const bindCall = (app: FastifyInstance, services: Services, route: Route): void => {
  const { call } = route
  const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const raw = fieldsOf(call, request)
    try {
      const data = await answer(services, route, askingOf(services, call, request, reply), raw)
      if (call.answers === 'plain') return data
      return call.answers === 'file' ? sendFile(reply, data as FileAnswer) : success(data)
    } catch (error) {
      if (call.answers === 'plain') return sendPlainFault(request, reply, error)
      if (error instanceof Fault && error.code === codes.overload) reply.code(503)
      return failed(request, error)
    }
  }
  for (const url of [call.path, ...(call.also ?? [])])
    app.route({ method: call.method, url, handler, bodyLimit: call.streamBytes ?? defaultBodyLimit })
}
