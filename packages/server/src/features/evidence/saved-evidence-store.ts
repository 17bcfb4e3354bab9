import { savedRows, type SavedWork } from '../organisation/entry.ts'
import { eraseContents, moveChains } from './chain-store.ts'

/** Chains go with their records: another organisation that takes them over does not write on them. */
export const savedChains: SavedWork = {
  ...savedRows({
    table: 'evidence_chain',
    name: 'evidenceChains',
  }),
  // They are no saved thing of their own.
  count: () => Promise.resolve(0),
  move: moveChains,
  // What was erased leaves its seals: that something was kept, and that nothing of it was altered, can still be shown.
  erase: () => Promise.resolve(),
}

export const savedRecords: SavedWork = {
  ...savedRows({
    table: 'evidence_record',
    name: 'evidenceRecords',
    by: 'at',
  }),
  erase: eraseContents,
}
