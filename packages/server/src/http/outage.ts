import { codes } from '@maojian/contract/codes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseAway } from '../db/database-away.ts'
import { failure, type Envelope } from './envelope.ts'

export type Outage = 'database' | 'disk'

const sentences: Readonly<Record<Outage, string>> = {
  database: '数据库暂时无法连接，请稍后重试',
  disk: '服务器磁盘空间已满，暂时无法保存，请联系管理员',
}

/** Out of space here or at the database; beyond a quota of the disk. */
const full: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What the server itself lacks, where that is why something failed. */
export const outageOf = (error: unknown): Outage | undefined => {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && full.has(error.code)) return 'disk'
  return isDatabaseAway(error) ? 'database' : undefined
}

const pauseMs = 1000

/** Says a thing once a second, however many calls it strikes. */
export const createSparseLog = (now: () => number = () => performance.now()) => {
  const said = new Map<Outage, number>()
  return (outage: Outage, say: () => void): void => {
    if (now() - (said.get(outage) ?? -Infinity) < pauseMs) return
    said.set(outage, now())
    say()
  }
}

export type SparseLog = ReturnType<typeof createSparseLog>

/** The answer to a call that an outage struck; undefined for any other error. */
export const answerOutage = (
  error: unknown,
  { request, reply, log }: { request: FastifyRequest; reply: FastifyReply; log: SparseLog },
): Envelope | undefined => {
  const outage = outageOf(error)
  if (outage === undefined) return undefined
  log(outage, () => request.log.error({ err: error }, sentences[outage]))
  reply.code(503).header('retry-after', '1')
  return failure(codes.overload, sentences[outage])
}
