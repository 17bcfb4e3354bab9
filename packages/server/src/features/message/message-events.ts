import { PassThrough } from 'node:stream'
import { needUser, type Context } from '../../http/context.ts'
import { Fault } from '../../http/fault.ts'
import type { RawAnswer } from '../../http/route.ts'
import { isLive, sessionChannel } from '../account/entry.ts'
import { isMessageId } from './chosen-messages.ts'
import { messageWire } from './message-wire.ts'
import { countMessages, messageChannel, messagesAfter, newestMessage } from './store.ts'

const beatMs = 25_000
const mostStreams = 20

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A proxy that waits for a full buffer would hold every event back.
  'x-accel-buffering': 'no',
} as const

const eventText = (event: string, data: unknown, id?: number): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Whether the session still stands; a stream whose session has ended says nothing more. */
const holdsSession = async (context: Context, body: PassThrough): Promise<boolean> => {
  const holds = await isLive({ ...context, now: context.clock() })
  if (!holds) body.end()
  return holds
}

/** Writes what is new to one reader; asked again while it writes, it looks once more afterwards. */
const createTeller = (context: Context, accountId: string, body: PassThrough, seen: number) => {
  let last = seen
  let queue = Promise.resolve()
  const tell = async (): Promise<void> => {
    if (body.destroyed || !(await holdsSession(context, body))) return
    for (const message of await messagesAfter(context.db, accountId, last)) {
      last = message.id
      body.write(eventText('message', messageWire(message), last))
    }
    body.write(eventText('counts', await countMessages(context.db, accountId)))
  }
  return (): Promise<void> => (queue = queue.then(tell).catch(() => void body.destroy()))
}

/** A beat keeps proxies from closing the stream, and ends it when its session has ended. */
const startBeats = (context: Context, body: PassThrough): (() => void) => {
  const beat = async (): Promise<void> => {
    if (await holdsSession(context, body)) body.write(': beat\n\n')
  }
  const timer = setInterval(() => void beat().catch(() => void body.destroy()), beatMs)
  return () => clearInterval(timer)
}

/** Counts at once and after every change, and each new message; woken by the database, nobody polls. */
export const createMessageEvents = () => {
  const streams = new Map<string, number>()
  const change = (accountId: string, by: number): void => {
    const count = (streams.get(accountId) ?? 0) + by
    if (count > 0) streams.set(accountId, count)
    else streams.delete(accountId)
  }
  return async (context: Context): Promise<RawAnswer> => {
    const { id } = needUser(context)
    if ((streams.get(id) ?? 0) >= mostStreams) throw new Fault(429)
    change(id, 1)
    const body = new PassThrough()
    const stopBeats = startBeats(context, body)
    const { lastEventId = '' } = context
    const seen = isMessageId(lastEventId) ? Number(lastEventId) : await newestMessage(context.db, id)
    const tell = createTeller(context, id, body, seen)
    const stop = await context.listen(messageChannel, account => void (account === id && tell()))
    const look = (): void => void holdsSession(context, body).catch(() => void body.destroy())
    const stopLooking = await context.listen(sessionChannel, account => void (account === id && look()))
    body.once('close', () => {
      change(id, -1)
      stopBeats()
      void stop()
      void stopLooking()
    })
    body.write('retry: 3000\n\n')
    await tell()
    return { headers, body }
  }
}
