import type { Database } from '../db/database.ts'
import { findCurrent } from '../snapshots/snapshot-store.ts'
import { differingSources, loadStanding, type IndexBasis } from './standing-basis.ts'

/** Whether what answers questions is made of what stands. */
export interface IndexState {
  /** `broken`: its file is missing or damaged; `none`: nothing has been published yet. */
  readonly state: 'current' | 'outdated' | 'broken' | 'none'
  /** Sources whose editions are not those of the index. */
  readonly sources: readonly string[]
}

export interface LoadedIndex {
  readonly id: string | undefined
  readonly isUnusable: boolean
}

export const indexState = async (db: Database['db'], loaded: LoadedIndex): Promise<IndexState> => {
  const row = await findCurrent(db, 'names')
  if (loaded.isUnusable) return { state: 'broken', sources: [] }
  if (!row) return { state: 'none', sources: [] }
  const { basis } = await loadStanding(db)
  if (row.basis === JSON.stringify(basis) && row.id === loaded.id) return { state: 'current', sources: [] }
  const own = JSON.parse(row.basis) as IndexBasis
  return { state: 'outdated', sources: differingSources(own, basis) }
}
