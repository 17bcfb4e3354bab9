import type { Outbound } from '../adapters/outbound.ts'
import { findMarked } from '../lists/raw-file-store.ts'
import type { IngestContext } from './ingest-context.ts'
import { IngestFault } from './ingest-fault.ts'
import { keepRaw, type KeptFile } from './raw-store.ts'

export interface FetchContext extends IngestContext {
  readonly outbound: Pick<Outbound, 'open'>
  /** Lets time pass before an address is asked again. */
  readonly pause: (ms: number, signal?: AbortSignal) => Promise<unknown>
}

/** Waits before the second and the third try. */
const pauses = [5000, 30_000]

const isPassing = (error: unknown): boolean =>
  error instanceof Error && 'passing' in error && error.passing === true

/** Asks again where what went wrong may pass: a busy server, a line that broke. */
export const persistently = async <T>(
  { pause, signal, progress }: Pick<FetchContext, 'pause' | 'signal' | 'progress'>,
  ask: () => Promise<T>,
): Promise<T> => {
  for (const ms of pauses) {
    try {
      return await ask()
    } catch (error) {
      signal?.throwIfAborted()
      if (!isPassing(error)) throw error
      progress(`${error instanceof Error ? error.message : ''}；${ms / 1000} 秒后重试`)
      await pause(ms, signal)
    }
  }
  return ask()
}

/** What this address gave before, when it is still kept here. */
const findKept = async ({ database, raw }: FetchContext, url: string) => {
  const marked = await findMarked(database.db, url)
  const path = marked && (await raw.localPath(marked.digest).catch(() => undefined))
  return marked && path !== undefined ? { ...marked, path } : undefined
}

/** Behind a byte order mark and blanks. */
const pageStart = /^\uFEFF?\s*<(?:!doctype\s+html|html[\s>])/iu
const startLength = 200

/** The file as it comes; a web page in its place (in maintenance, moved, blocked) is no file. */
const fileOnly = async function* (body: AsyncIterable<Uint8Array>, url: string): AsyncGenerator<Uint8Array> {
  let start = ''
  for await (const chunk of body) {
    if (start.length < startLength) {
      start += new TextDecoder().decode(chunk.subarray(0, startLength))
      if (pageStart.test(start))
        throw new IngestFault(`${new URL(url).host} 给出的是网页，不是文件：可能在维护，或者地址已改`)
    }
    yield chunk
  }
}

interface OfficialFile {
  /** File name under which it is kept. */
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Reads one official file; what its authority says to be unchanged is not sent again. */
export const fetchRaw = async (
  context: FetchContext,
  { name, url, headers }: OfficialFile,
): Promise<KeptFile> => {
  const { raw, signal, outbound } = context
  const kept = await findKept(context, url)
  return persistently(context, async () => {
    const { body, etag, unchanged } = await outbound.open(url, { signal, headers, etag: kept?.etag })
    if (unchanged && kept) return { ...kept, name, url }
    return { ...(await keepRaw(raw, { name, url, bytes: fileOnly(body, url) }, signal)), etag }
  })
}
