import { openIndex, type SnapshotMeta, type Subject } from '@maojian/screening'
import { analyse } from '@maojian/screening/name/analyse'
import { publishedBytes } from '../published-bytes.ts'
import type { PartyKind } from './name-pair.ts'
import { dataFolder } from '../settings.ts'

export interface Lists {
  readonly pointer: string
  readonly meta: SnapshotMeta
  readonly subjects: readonly Subject[]
}

/** All listed parties, from the snapshot published in the folder MAOJIAN_DATA. */
export const loadLists = (): Lists => {
  const { id: pointer, bytes } = publishedBytes(dataFolder)
  const { meta, size, subject } = openIndex(bytes)
  return { pointer, meta, subjects: Array.from({ length: size.subjects }, (_, i) => subject(i)) }
}

/** Aircraft are found by their codes and have no place in a comparison of names. */
export const partyKind = (subject: Subject): PartyKind | undefined => {
  if (subject.subtypes.includes('0102')) return 'bank'
  if (subject.type === '04') return undefined
  return subject.type === '02' ? 'person' : subject.type === '03' ? 'vessel' : 'company'
}

/** What identifies a party in the lists and stays when the snapshot is built anew. */
export const recordOf = (subject: Subject): string => {
  const entry = subject.entries[0]
  return entry ? `${entry.source} ${entry.reference}` : subject.id
}

/** Letters of a name without its company form: equal for names that nobody would tell apart. */
export const plain = (name: string): string => {
  const form = analyse(name)[0]
  return form ? form.bare || form.exact : ''
}
