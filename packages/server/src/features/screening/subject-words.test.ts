import { expect, test } from 'vitest'
import { fixtureSubjects } from './fixture.ts'
import { listLabels } from './subject-words.ts'

const [company, person] = fixtureSubjects

test('an entry that left its list is shown as removed from the day it left', () => {
  expect(listLabels(person!, '2023-12-31')[0]).toMatchObject({ dataStatus: 1, dataStatusCn: '有效' })
  expect(listLabels(person!, '2024-01-01')[0]).toMatchObject({ dataStatus: 0, dataStatusCn: '已移除' })
})

test('the lists that still hold a party come first, the weightiest ahead', () => {
  const [un, ofac] = company!.entries
  const left = { ...company!, entries: [{ ...un!, until: '2023-01-01' }, ofac!] }
  expect(listLabels(company!, '2026-11-20').map(label => label.source)).toEqual(['un-sc', 'ofac-sdn'])
  expect(listLabels(left, '2026-11-20').map(label => label.source)).toEqual(['ofac-sdn', 'un-sc'])
})

test('an entry of a later day is told as not yet listed on the day asked about', () => {
  expect(listLabels(company!, '2022-12-31').map(label => [label.source, label.dataStatusCn])).toEqual([
    ['un-sc', '有效'],
    ['ofac-sdn', '当日尚未列入'],
  ])
})

test('what an entry of a later day means is not said as history', () => {
  const [, ofac] = listLabels(company!, '2022-12-31')
  expect(ofac?.effect).toMatchObject({ kind: 'later', level: 0 })
  expect(ofac?.effect.sentence).not.toContain('已不在')
})
