import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type Transaction } from '@electric-sql/pglite'
import { byteParsers, byteSerializers } from './embedded-bytes.ts'
import {
  oftenMark,
  type Envelope,
  type QueryResult,
  type Reply,
  type WireError,
  type WorkerStart,
} from './embedded-protocol.ts'
import { createKeptStatements } from './kept-statements.ts'
import { typeParsers } from './type-parsers.ts'

interface OpenTransaction {
  readonly tx: Transaction
  /** Lets the transaction end: committed, or rolled back when an error is given. */
  readonly end: (error?: Error) => void
  readonly done: Promise<void>
  readonly timer: NodeJS.Timeout
}

const port = parentPort
if (!port) throw new Error('embedded-worker.ts runs only as a worker thread')
const send = (reply: Reply): void => port.postMessage(reply)

const start = workerData as WorkerStart
const pglite = await PGlite.create({
  dataDir: start.folder,
  loadDataDir: start.dump && new Blob([Uint8Array.from(start.dump)]),
  parsers: { ...typeParsers, ...byteParsers },
  serializers: byteSerializers,
})

const runKept = createKeptStatements(pglite)
const transactions = new Map<number, OpenTransaction>()
const listeners = new Map<number, () => Promise<void>>()

const transactionOf = (id: number): OpenTransaction => {
  const open = transactions.get(id)
  if (!open) throw Object.assign(new Error('事务已结束或因超时被回滚'), { code: '25P01' })
  return open
}

/** Begins a transaction that stays open until `end` is called or it grows too old. */
const begin = async (id: number, maxMs: number): Promise<void> => {
  const begun = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const done = pglite.transaction(async tx => {
    const timer = setTimeout(() => {
      transactions.delete(id)
      gate.reject(new Error('transaction expired'))
      send({ kind: 'expired', tx: id, ms: maxMs })
    }, maxMs)
    const end = (error?: Error): void => (error ? gate.reject(error) : gate.resolve())
    transactions.set(id, { tx, end, done, timer })
    begun.resolve()
    await gate.promise
  })
  done.catch((error: unknown) => begun.reject(error))
  await begun.promise
}

const finish = async (id: number, keep: boolean): Promise<void> => {
  if (!keep && !transactions.has(id)) return
  const open = transactionOf(id)
  transactions.delete(id)
  clearTimeout(open.timer)
  open.end(keep ? undefined : new Error('rollback'))
  if (keep) await open.done
  else await open.done.catch(() => undefined)
}

const query = async (sql: string, parameters: readonly unknown[], tx?: number): Promise<QueryResult> => {
  const kept = tx === undefined && sql.includes(oftenMark) ? runKept(sql, parameters) : undefined
  if (kept) return kept
  const on = tx === undefined ? pglite : transactionOf(tx).tx
  const { rows, affectedRows, fields } = await on.query<Record<string, unknown>>(sql, [...parameters])
  return { rows, affectedRows, fields }
}

const exec = async (sql: string, tx?: number): Promise<QueryResult[]> => {
  const on = tx === undefined ? pglite : transactionOf(tx).tx
  const results = await on.exec(sql)
  return results.map(({ rows, affectedRows, fields }) => ({ rows, affectedRows, fields }))
}

const unlisten = async (listener: number): Promise<void> => {
  await listeners.get(listener)?.()
  listeners.delete(listener)
}

const listen = async (id: number, channel: string): Promise<void> => {
  listeners.set(
    id,
    await pglite.listen(channel, payload => send({ kind: 'notification', listener: id, payload })),
  )
}

const dump = async (): Promise<Uint8Array> => {
  const file = await pglite.dumpDataDir('none')
  return new Uint8Array(await file.arrayBuffer())
}

const run = async (message: Envelope): Promise<unknown> => {
  switch (message.op) {
    case 'query':
      return query(message.sql, message.parameters, message.tx)
    case 'exec':
      return exec(message.sql, message.tx)
    case 'begin':
      return begin(message.id, message.maxMs)
    case 'commit':
      return finish(message.tx, true)
    case 'rollback':
      return finish(message.tx, false)
    case 'listen':
      return listen(message.id, message.channel)
    case 'unlisten':
      return unlisten(message.listener)
    case 'dump':
      return dump()
    case 'close':
      return pglite.close()
  }
}

const wireError = (error: unknown): WireError => {
  const known = error as Partial<WireError>
  return {
    message: known.message ?? String(error),
    code: known.code,
    detail: known.detail,
    constraint: known.constraint,
    table: known.table,
    column: known.column,
  }
}

port.on('message', (message: Envelope) => {
  run(message).then(
    value => {
      send({ kind: 'result', id: message.id, value })
      // Nothing is left to do: the thread ends by itself, never in the middle of the database's native code.
      if (message.op === 'close') port.close()
    },
    (error: unknown) => send({ kind: 'error', id: message.id, error: wireError(error) }),
  )
})
send({ kind: 'ready' })
