import '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export const sessionCookie = 'maojian_session'
/** Binds an authorisation under way to the browser that began it. */
export const flowCookie = 'maojian_flow'

const headerToken = (request: FastifyRequest): string | undefined => {
  const { authorization } = request.headers
  const access = request.headers['x-access-token']
  const value =
    authorization?.replace(/^(Bearer|ApiKey)\s+/iu, '').trim() ||
    (typeof access === 'string' && access.trim())
  return value || undefined
}

const originOf = (text: string | undefined): string | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text).origin : undefined

/** A cookie comes along with requests that other sites cause, so it counts only for our own pages. */
const fromOwnPage = (request: FastifyRequest): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const origin = originOf(request.headers.origin ?? request.headers.referer)
  return origin !== undefined && origin === originOf(`${request.protocol}://${request.host}`)
}

/** What a request shows of its caller besides a session that a call heeds. */
export const showsCookie = (request: FastifyRequest): boolean => request.cookies[sessionCookie] !== undefined

/** Session id of a request: by header, and where a call allows it by the cookie of our own pages. */
export const readToken = (request: FastifyRequest, allowCookie: boolean): string | undefined => {
  const token = headerToken(request)
  if (token !== undefined || !allowCookie) return token
  return fromOwnPage(request) ? request.cookies[sessionCookie] : undefined
}
