import type { FastifyServerOptions } from 'fastify'
import { isPublicAddress } from '../adapters/address-rules.ts'
import type { Config } from '../config.ts'

/** A proxy of ours is a neighbour: who comes from the public internet himself can only claim to be one. */
const isNeighbour = (address: string): boolean => !isPublicAddress(address.replace(/^::ffff:/iu, ''))

/**
 * Whose X-Forwarded-* are believed. So many hops from here, provided that the first is a neighbour; proxies elsewhere are
 * named by their addresses. What stands before them in X-Forwarded-For the caller wrote himself.
 */
export const trustProxies = (trust: Config['trustProxy']): FastifyServerOptions['trustProxy'] =>
  typeof trust === 'number' ? (address, hop) => hop < trust && (hop > 0 || isNeighbour(address)) : trust
