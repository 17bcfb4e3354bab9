import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { expect, test } from 'vitest'
import { createSubjectBuilder } from './subject-builder.ts'

const content: ListEntry = {
  source: 'un-sc',
  reference: 'QDe.990',
  type: '01',
  typeStated: true,
  names: [{ text: 'Quillmark Vostok Trading', kind: 'primary' }],
  countries: [],
  birthDates: [],
  identifiers: [{ kind: 'registration', value: '1043998' }],
  addresses: [],
  programmes: [],
  facts: [
    { key: 'website', value: 'www.qvtrade.example' },
    { key: 'email', value: 'office@qvtrade.example' },
    { key: 'phone', value: '+7 495 555 0123' },
    { key: 'callSign', value: '3EQW7' },
    { key: 'remark', value: 'no code' },
  ],
  sameAs: [],
}

test('what a list prints as site, mail, telephone and call sign is looked for as codes are, behind them', () => {
  const builder = createSubjectBuilder('party')
  const entry = { source: 'un-sc', reference: 'QDe.990', since: '', until: '', status: 'active' as const }
  builder.take({ entry, content })
  builder.take({ entry: { ...entry, reference: 'QDe.991' }, content })
  expect(builder.finish().identifiers).toEqual([
    { kind: 'registration', value: '1043998' },
    { kind: 'website', value: 'www.qvtrade.example' },
    { kind: 'email', value: 'office@qvtrade.example' },
    { kind: 'phone', value: '+7 495 555 0123' },
    { kind: 'callSign', value: '3EQW7' },
  ])
})
