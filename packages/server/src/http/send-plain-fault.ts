import { codes, type Code } from '@maojian/contract/codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Fault } from './fault.ts'

const statuses: Readonly<Partial<Record<Code, number>>> = {
  [codes.sessionNeeded]: 401,
  [codes.membership]: 403,
  [codes.searchQuota]: 429,
  [codes.detailQuota]: 429,
  [codes.reportQuota]: 429,
}

/** A fault of a call without envelope: an HTTP status, and `detail` as its clients read it. */
export const sendPlainFault = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): FastifyReply => {
  if (error instanceof Fault)
    return reply.code(statuses[error.code] ?? error.code).send({ detail: error.message })
  request.log.error({ err: error }, 'call failed')
  return reply.code(500).send({ detail: `系统出现故障，请稍后重试（编号 ${request.id}）` })
}
