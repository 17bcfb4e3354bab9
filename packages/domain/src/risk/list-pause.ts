import { noticeState } from '../vocabulary/dated-state.ts'
import { listDoubtTable, listPauseTable } from './list-pause.table.ts'

/**
 * Measures that are not applied on a day, were not until a day that has passed, or of which nobody could verify whether they
 * still are; `until` is empty where nobody told it.
 */
export interface ListPause {
  readonly state: 'paused' | 'over' | 'unverified'
  readonly until: string
  readonly citation: string
}

export interface PausableEntry {
  readonly source: string
  readonly since: string
  readonly status: string
}

/** A listing of days of which the acts at hand do not tell whether it still stands. */
const doubtOf = ({ source, since, status }: PausableEntry): ListPause | undefined => {
  if (status !== 'unverified') return undefined
  const row = listDoubtTable.find(([list, listedOn]) => list === source && listedOn === since)
  return row && { state: 'unverified', until: '', citation: row[2] }
}

/**
 * What a suspended entry is on a day; undefined where its measures apply. Without a day nobody can tell whether the pause
 * still lasts, so its end is told and has to be verified.
 */
export const pauseOn = (entry: PausableEntry, day: string | undefined): ListPause | undefined => {
  const { source, since, status } = entry
  if (status !== 'suspended') return doubtOf(entry)
  const row = listPauseTable.find(([list, listedOn]) => list === source && listedOn === since)
  if (row === undefined) return { state: 'paused', until: '', citation: '' }
  const [, , suspendedFrom, suspendedTo, citation] = row
  const told = { until: suspendedTo, citation }
  if (day === undefined) return { state: 'over', ...told }
  const state = noticeState({ from: since, suspendedFrom, suspendedTo }, day)
  if (state === 'on') return undefined
  return { state: state === 'verify' ? 'over' : 'paused', ...told }
}
