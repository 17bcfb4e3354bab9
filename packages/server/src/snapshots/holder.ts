import { randomUUID } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { isUnusable } from './read-verified.ts'
import { snapshotChannel, type SnapshotKind } from './snapshot-kind.ts'
import type { SnapshotRow } from './snapshot-store.ts'
import type { Snapshots } from './snapshots.ts'

export interface HolderOptions<T> {
  readonly kind: SnapshotKind
  readonly snapshots: Pick<Snapshots, 'current' | 'read' | 'hold' | 'point'>
  readonly listen: Database['listen']
  /** For messages: 检索索引. */
  readonly nameZh: string
  /** Makes what is asked of verified bytes; `id` names them. */
  readonly open: (bytes: Uint8Array, id: string) => T
  /** A newer one has taken the place of what was held. */
  readonly onHeld?: ((value: T, bytes: Uint8Array, id: string) => void) | undefined
  /** The file of the current snapshot cannot be used: it should be made anew. Called once for each. */
  readonly onUnusable: () => Promise<unknown>
  readonly log?: (message: string, error?: unknown) => void
  /** How often the database is asked, should a notification get lost. */
  readonly everyMs?: number
}

const defaultEveryMs = 5000

interface Held<T> {
  readonly id: string
  readonly bytes: Uint8Array
  readonly value: T
  readonly release: () => Promise<void>
}

/** Loads a snapshot under a lease, so that nobody removes its file meanwhile. */
const load = async <T>(
  { snapshots, open }: HolderOptions<T>,
  row: SnapshotRow,
  holder: string,
): Promise<Held<T>> => {
  const release = await snapshots.hold(row.id, holder)
  try {
    const bytes = await snapshots.read(row.digest)
    const value = open(bytes, row.id)
    await snapshots.point(row.kind, row.digest)
    return { id: row.id, bytes, value, release }
  } catch (error) {
    await release()
    throw error
  }
}

/** Runs `work` one at a time; a call during a run makes another one follow it. */
const oneAtATime = (work: () => Promise<void>) => {
  let running: Promise<void> | undefined
  let again = false
  const loop = async (): Promise<void> => {
    while (again) {
      again = false
      await work()
    }
    running = undefined
  }
  return {
    run: (): Promise<void> => {
      again = true
      return (running ??= loop())
    },
    settled: async (): Promise<void> => running,
  }
}

/** Holds the newest published snapshot of a kind and swaps it whole when another is published. */
export const createHolder = <T>(options: HolderOptions<T>) => {
  const { kind, snapshots, log = () => undefined } = options
  const holder = randomUUID()
  let held: Held<T> | undefined
  /** Id of the current snapshot while its file cannot be used. */
  let unusable: string | undefined
  let stop = async (): Promise<void> => undefined

  const look = async (): Promise<void> => {
    const row = await snapshots.current(kind)
    if (!row || row.id === held?.id) return
    try {
      const old = held
      held = await load(options, row, holder)
      unusable = undefined
      options.onHeld?.(held.value, held.bytes, held.id)
      await old?.release()
    } catch (error) {
      if (!isUnusable(error) || unusable === row.id) throw error
      unusable = row.id
      log(`${options.nameZh}的文件缺失或已损坏，将自动重建`, error)
      await options.onUnusable()
    }
  }
  const checks = oneAtATime(() =>
    look().catch((error: unknown) => {
      if (unusable === undefined) log(`${options.nameZh}载入失败，继续使用原有的`, error)
    }),
  )

  return {
    current: (): T | undefined => held?.value,
    /** Whether the published file is missing or damaged. */
    isUnusable: (): boolean => unusable !== undefined,
    /** Resolves when the newest snapshot is loaded, or at once when there is none. */
    start: async (): Promise<void> => {
      const unlisten = await options.listen(snapshotChannel, heard => void (heard === kind && checks.run()))
      const timer = setInterval(() => void checks.run(), options.everyMs ?? defaultEveryMs)
      timer.unref()
      stop = async () => {
        clearInterval(timer)
        await unlisten()
        await checks.settled()
        await held?.release()
      }
      await checks.run()
    },
    stop: (): Promise<void> => stop(),
    /** Looks for a newer snapshot now. */
    check: checks.run,
  }
}

export type Holder<T> = ReturnType<typeof createHolder<T>>
