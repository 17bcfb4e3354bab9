import { openIndex, type ScreeningIndex } from '@maojian/screening'
import { readFile } from 'node:fs/promises'
import type { Database } from '../db/database.ts'
import { snapshotChannel } from './publish.ts'
import { snapshotPath } from './snapshot-files.ts'

export interface HolderOptions {
  readonly database: Database
  readonly dataDir: string
  readonly log?: (message: string, error?: unknown) => void
  /** How often the database is asked, should a notification get lost. */
  readonly everyMs?: number
}

const defaultEveryMs = 5000

/** Holds the newest published snapshot and swaps it whole when another is published. */
export const createEngineHolder = (options: HolderOptions) => {
  const { database, dataDir, log = () => undefined } = options
  const heard = new Set<(index: ScreeningIndex) => void>()
  let index: ScreeningIndex | undefined
  let loadedId = ''
  let loading: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let unlisten: (() => Promise<void>) | undefined

  const load = async (): Promise<void> => {
    const row = await database.db
      .selectFrom('snapshot')
      .select('id')
      .where('current', '=', true)
      .executeTakeFirst()
    if (!row || row.id === loadedId) return
    const next = openIndex(await readFile(snapshotPath(dataDir, row.id)))
    index = next
    loadedId = row.id
    for (const tell of heard) tell(next)
  }

  /** One load at a time; a call during a load makes another one follow it. */
  const check = (): Promise<void> => {
    again = true
    loading ??= (async () => {
      while (again) {
        again = false
        await load().catch((error: unknown) => log('检索索引载入失败，继续使用原有索引', error))
      }
      loading = undefined
    })()
    return loading
  }

  return {
    current: (): ScreeningIndex | undefined => index,
    /** Resolves when the newest snapshot is loaded, or at once when there is none. */
    start: async (): Promise<void> => {
      unlisten = await database.listen(snapshotChannel, () => void check())
      timer = setInterval(() => void check(), options.everyMs ?? defaultEveryMs)
      timer.unref()
      await check()
    },
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await unlisten?.()
      await loading
    },
    /** Looks for a newer snapshot now. */
    check,
    onSwap: (tell: (index: ScreeningIndex) => void): (() => void) => {
      heard.add(tell)
      return () => void heard.delete(tell)
    },
  }
}

export type EngineHolder = ReturnType<typeof createEngineHolder>
