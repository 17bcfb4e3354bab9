import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { buildIndex } from '../index/build.ts'
import { openIndex } from '../engine.ts'
import { listedParty, type ListedParty } from '../listed-party.ts'
import type { ScreeningIndex, Subject } from '../types.ts'

const firstSubtype = { '01': '0101', '02': '0201', '03': '0301', '04': '0401' } as const

/** A subject on one list, with what a test cares about. */
export const subjectOf = (id: string, type: PartyType, given: Omit<ListedParty, 'id' | 'type'>): Subject => ({
  ...listedParty('ofac-sdn', { id, type, subtypes: [firstSubtype[type]], ...given }),
  entries: given.entries ?? [
    { source: 'ofac-sdn', reference: id, since: '2020-01-01', until: '', status: 'active' },
  ],
})

export const indexOf = (subjects: readonly Subject[]): ScreeningIndex =>
  openIndex(buildIndex(subjects, { engine: 'test', publishedAt: '2026-01-01T00:00:00Z', sources: [] }))
