import type { ScreeningIndex } from '@maojian/screening'
import { answerHere, type Answering } from './answering.ts'
import type { AskedInquiry } from './inquiry.ts'
import type { SharedSnapshot } from './shared-snapshot.ts'
import { WorkerPool } from './worker-pool.ts'

interface Serving {
  readonly index: ScreeningIndex
  readonly snapshot: SharedSnapshot
  pool?: WorkerPool<AskedInquiry, unknown> | undefined
}

export interface AnsweringOptions {
  /** Script of each thread. */
  readonly script: URL
  /** How many threads an index gets; 0: none, whoever asks answers. */
  readonly threads: (snapshot: SharedSnapshot) => number
  readonly log: (message: string, error?: unknown) => void
}

/**
 * Threads beside the one that speaks to the wire. They are of one index and are opened by the first inquiry to it; until
 * one stands ready, and for an index that was replaced meanwhile, whoever asks answers: nobody waits, no answer mixes two.
 */
export const createAnsweringThreads = ({ script, threads, log }: AnsweringOptions) => {
  let serving: Serving | undefined
  const ending = new Set<Promise<void>>()

  const open = ({ snapshot }: Serving): Serving['pool'] => {
    const count = threads(snapshot)
    if (count === 0) return undefined
    const onLost = (error: Error): void => log('筛查线程意外终止', error)
    return new WorkerPool({ script, threads: count, snapshot, onLost })
  }

  const openedBy = (one: Serving): Serving['pool'] => {
    if (!('pool' in one)) one.pool = open(one)
    return one.pool
  }

  const poolOf = (index: ScreeningIndex): Serving['pool'] => {
    const pool = serving?.index === index ? openedBy(serving) : undefined
    return pool?.isReady ? pool : undefined
  }

  const end = (pool: Serving['pool']): void => {
    if (!pool) return
    const ended = pool.finish().finally(() => ending.delete(ended))
    ending.add(ended)
  }

  const ask: Answering['ask'] = (index, inquiry, task) => {
    const pool = poolOf(index)
    if (!pool) return answerHere.ask(index, inquiry, task)
    return pool.run({ name: inquiry.name, task }) as Promise<never>
  }

  return {
    ask,
    /** Opens the threads, and resolves when one stands ready: for those who would rather wait. */
    open: async (): Promise<void> => serving && (await openedBy(serving)?.opened),
    /** From now on inquiries are asked of this index; those under way end on the one they were asked of. */
    serve: (index: ScreeningIndex, snapshot: SharedSnapshot): void => {
      end(serving?.pool)
      serving = { index, snapshot }
    },
    stop: async (): Promise<void> => {
      end(serving?.pool)
      serving = undefined
      await Promise.all(ending)
    },
  }
}
