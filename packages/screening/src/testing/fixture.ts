import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { buildIndex } from '../index/build.ts'
import { openIndex } from '../engine.ts'
import type { ScreeningIndex, Subject } from '../types.ts'

const firstSubtype = { '01': '0101', '02': '0201', '03': '0301', '04': '0401' } as const

type Given = Partial<Omit<Subject, 'names'>> & { names: readonly (string | readonly [string, NameKind])[] }

/** A subject on one list, with what a test cares about. */
export const subjectOf = (id: string, type: PartyType, given: Given): Subject => ({
  id,
  type,
  typeStated: true,
  subtypes: [firstSubtype[type]],
  countries: [],
  birthDates: [],
  identifiers: [],
  entries: [{ source: 'ofac-sdn', reference: id, since: '2020-01-01', until: '', status: 'active' }],
  facts: {},
  ...given,
  names: given.names.map((name, i) =>
    typeof name === 'string'
      ? { text: name, kind: i === 0 ? 'primary' : 'alias', entries: [0] }
      : { text: name[0], kind: name[1], entries: [0] },
  ),
})

export const indexOf = (subjects: readonly Subject[]): ScreeningIndex =>
  openIndex(buildIndex(subjects, { engine: 'test', publishedAt: '2026-01-01T00:00:00Z', sources: [] }))
