import type { FastifyRequest } from 'fastify'
import { hasDevelopmentDoors, isLoopback, type Config } from '../config.ts'

const hostOf = (text: string | undefined): string | undefined =>
  text !== undefined && URL.canParse(text) ? new URL(text).host : undefined

/** Signs of a proxy, whether or not it is believed. */
const proxySigns = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
] as const

const isForwarded = ({ headers }: FastifyRequest): boolean =>
  proxySigns.some(name => headers[name] !== undefined)

/** The name by which the caller knows this machine: another site's name may lead to our address (DNS rebinding). */
const namesThisMachine = ({ headers }: FastifyRequest): boolean => {
  const address = `http://${headers.host ?? ''}`
  return URL.canParse(address) && isLoopback(new URL(address).hostname.replace(/^\[|\]$/gu, ''))
}

/** Development doors stand open to who sits at this very machine, under its own name, with nobody between. */
export const areDoorsOpen = (config: Config, request: FastifyRequest): boolean =>
  hasDevelopmentDoors(config) && !isForwarded(request) && namesThisMachine(request)

/** Host names of our own pages: the one that was asked, and the one where browsers find this installation. */
const isOwnHost = (config: Pick<Config, 'publicUrl'>, request: FastifyRequest, host: string): boolean =>
  host === hostOf(`${request.protocol}://${request.host}`) || host === hostOf(config.publicUrl)

/**
 * Whether a page of another site sends this: a browser says so itself, an old one at least names the page's origin.
 * Programs say neither.
 */
export const isCrossSite = (config: Pick<Config, 'publicUrl'>, request: FastifyRequest): boolean => {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  if (origin === undefined) return false
  const host = hostOf(origin)
  return host === undefined || !isOwnHost(config, request, host)
}
