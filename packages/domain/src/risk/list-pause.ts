import { noticeState } from '../vocabulary/dated-state.ts'
import { listPauseTable } from './list-pause.table.ts'

/** Measures that are not applied on a day, or were not until a day that has passed; `until` is empty where nobody told it. */
export interface ListPause {
  readonly state: 'paused' | 'over'
  readonly until: string
  readonly citation: string
}

export interface PausableEntry {
  readonly source: string
  readonly since: string
  readonly status: string
}

/**
 * What a suspended entry is on a day; undefined where its measures apply. Without a day nobody can tell whether the pause
 * still lasts, so its end is told and has to be verified.
 */
export const pauseOn = (
  { source, since, status }: PausableEntry,
  day: string | undefined,
): ListPause | undefined => {
  if (status !== 'suspended') return undefined
  const row = listPauseTable.find(([list, listedOn]) => list === source && listedOn === since)
  if (row === undefined) return { state: 'paused', until: '', citation: '' }
  const [, , suspendedFrom, suspendedTo, citation] = row
  const told = { until: suspendedTo, citation }
  if (day === undefined) return { state: 'over', ...told }
  const state = noticeState({ from: since, suspendedFrom, suspendedTo }, day)
  if (state === 'on') return undefined
  return { state: state === 'verify' ? 'over' : 'paused', ...told }
}
