import { buildIndex, listedParty, openIndex, type ScreeningIndex, type Subject } from '@maojian/screening'
import { describe, expect, test } from 'vitest'
import { createSubjectBuilder } from '../../engine/subject-builder.ts'
import { readCounterparty } from './counterparty.ts'
import { subjectStanding } from './entry-standing.ts'
import { hitWords } from './hit-words.ts'
import { screenCounterparty } from './screen-counterparty.ts'
import { screenSubject } from './screen-subject.ts'

const meta = {
  engine: 'test',
  publishedAt: '2026-11-19T20:00:00.000Z',
  sources: ['cn-uel', 'us-1260h', 'ofac-sdn'].map(id => ({
    id,
    edition: '1',
    publishedOn: '2026-11-18',
    entries: 1,
    starter: false,
  })),
}

const suspended: Subject = listedParty('cn-uel', {
  id: 'P1',
  type: '01',
  names: ['Quillmark Aerospace Works'],
  entries: [{ source: 'cn-uel', reference: 'P1', since: '2025-01-02', until: '', status: 'suspended' }],
})
const military = listedParty('us-1260h', { id: 'P2', type: '01', names: ['Beichuan Optronics'] })

const index = (): ScreeningIndex => openIndex(buildIndex([suspended, military], meta))
const rowOf = (name: string) => screenCounterparty(index(), readCounterparty([name], { name: 0 }))

describe('what a hit means', () => {
  test('measures that are suspended make no hit, in search and in a batch, and the row says so', () => {
    const found = screenSubject(index(), { name: 'Quillmark Aerospace Works' })
    expect(found).toMatchObject({ verdict: 0, levels: { hit: 0, possible: 0 }, hits: [{ state: 'history' }] })
    expect(hitWords(found.hits[0]!).effect).toMatchObject({ kind: 'suspended', level: 0 })
    expect(rowOf('Quillmark Aerospace Works')).toMatchObject({
      verdict: 0,
      effect: '措施已暂停',
      effectLevel: 0,
      reason: expect.stringContaining('历史记录'),
    })
  })

  test('a list that forbids nothing is a hit that restricts in part', () => {
    expect(hitWords(screenSubject(index(), { name: 'Beichuan Optronics' }).hits[0]!).effect).toMatchObject({
      kind: 'procurement',
      level: 2,
    })
    expect(rowOf('Beichuan Optronics')).toMatchObject({ verdict: 1, effect: '限制采购', effectLevel: 2 })
  })

  test('each entry is read by its own programmes: a sectoral listing borrows nothing of a freeze beside it', () => {
    const builder = createSubjectBuilder('P9')
    const take = (source: string, programmes: string[], status: 'active' | 'suspended') =>
      builder.take({
        entry: { source, reference: source, since: '', until: '', status },
        content: {
          source,
          reference: source,
          type: '01',
          typeStated: true,
          names: [{ text: 'Norva Oil', kind: 'primary' }],
          countries: [],
          birthDates: [],
          identifiers: [],
          addresses: [],
          programmes,
          facts: [],
          sameAs: [],
        },
      })
    take('ofac-sdn', ['IFSR'], 'suspended')
    take('ofac-nonsdn', ['SSI', 'UKRAINE-EO13662'], 'active')
    const { effect, tags } = subjectStanding(builder.finish())
    expect(effect).toMatchObject({ kind: 'sector', level: 2 })
    expect(tags.map(({ name }) => name)).toEqual(['美国因素'])
  })
})
