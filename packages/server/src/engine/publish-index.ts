import type { SnapshotMeta } from '@maojian/screening'
import { engineVersion } from '@maojian/screening/version'
import { withAdvisoryLock, type AdvisoryLock } from '../db/advisory-lock.ts'
import type { Database } from '../db/database.ts'
import { isUnusable } from '../snapshots/read-verified.ts'
import type { SnapshotRow } from '../snapshots/snapshot-store.ts'
import type { MadeSnapshot, Snapshots } from '../snapshots/snapshots.ts'
import { buildIndexOf } from './build-index.ts'
import { loadStanding, type Standing } from './standing-basis.ts'

export interface PublishContext {
  readonly database: Database
  readonly snapshots: Pick<Snapshots, 'current' | 'verify' | 'discard' | 'publish' | 'point' | 'endBehind'>
  readonly now: () => Date
  readonly progress?: (message: string) => void
  readonly signal?: AbortSignal
}

export interface PublishedIndex {
  readonly id: string
  /** False when the published one was right already. */
  readonly built: boolean
}

const buildIndex = async (context: PublishContext, standing: Standing): Promise<MadeSnapshot> => {
  const { db } = context.database
  const publishedAt = context.now().toISOString()
  const meta: SnapshotMeta = { engine: engineVersion, publishedAt, sources: standing.sources }
  const { bytes, subjects } = await buildIndexOf(db, { meta, signal: context.signal })
  return { bytes, meta, basis: JSON.stringify(standing.basis), parties: subjects }
}

/** Whoever builds the index holds it, and others wait; imports go on meanwhile. */
const indexLock: AdvisoryLock = { number: 7_260_315 }

/** What was published while an index was being built would be missing in it, or there by half. */
const mostTries = 5

const buildStanding = async (context: PublishContext): Promise<MadeSnapshot> => {
  for (let tries = 1; ; tries++) {
    const standing = await loadStanding(context.database.db)
    const made = await buildIndex(context, standing)
    const { basis } = await loadStanding(context.database.db)
    if (JSON.stringify(basis) === made.basis) return made
    if (tries === mostTries) throw new Error('名单在生成检索索引期间不断更新，稍后将重试')
  }
}

/** The published index, when it is made of what stands and its file is whole; a broken file is removed. */
const findStanding = async ({ database, snapshots }: PublishContext): Promise<SnapshotRow | undefined> => {
  const row = await snapshots.current('names')
  if (!row) return undefined
  const { basis } = await loadStanding(database.db)
  if (row.basis !== JSON.stringify(basis)) return undefined
  try {
    await snapshots.verify(row.digest)
    return row
  } catch (error) {
    if (!isUnusable(error)) throw error
    await snapshots.discard(row.digest)
    return undefined
  }
}

/**
 * Sees to it that the published index is made of the standing editions: builds it unless it already is. Whoever
 * changes lists asks for it, and so do the start and a job every few minutes; done twice it does nothing.
 */
export const publishIndex = (context: PublishContext): Promise<PublishedIndex> =>
  withAdvisoryLock(context.database, indexLock, async () => {
    const standing = await findStanding(context)
    if (standing) {
      await context.snapshots.point('names', standing.digest)
      await context.snapshots.endBehind('names')
      return { id: standing.id, built: false }
    }
    context.progress?.('正在生成检索索引')
    const made = await buildStanding(context)
    const id = await context.snapshots.publish('names', made)
    await context.snapshots.endBehind('names')
    return { id, built: true }
  })
