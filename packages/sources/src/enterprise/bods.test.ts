import { expect, test } from 'vitest'
import { rawFile } from '../testing/read-list.ts'
import { bodsEnterprises } from './bods.ts'

const read = async (interests: readonly object[], more: object = {}) => {
  const statement = {
    statementId: 'a-statement-of-at-least-32-characters',
    recordId: 'R1',
    recordType: 'relationship',
    statementDate: '2026-01-15',
    recordDetails: { subject: 'T', interestedParty: 'L', interests },
    ...more,
  }
  for await (const [item] of bodsEnterprises.read(rawFile('b.json', JSON.stringify([statement])))) return item
  return undefined
}

const shares = (exact: number, more: object = {}) => ({ type: 'shareholding', share: { exact }, ...more })

test('a holding that has ended does not stand beside the one that holds', async () => {
  const ended = shares(60, { startDate: '2010-01-01', endDate: '2020-12-31' })
  expect(await read([ended, shares(10, { startDate: '2021-01-01' })])).toMatchObject({
    percent: 10,
    percentHigh: 10,
    since: '2021-01-01',
    until: '',
  })
  expect(await read([ended])).toMatchObject({ percent: 60, until: '2020-12-31' })
})

test('two classes of shares lie between the least of them and their sum, one that nobody tells opens the range', async () => {
  expect(await read([shares(30), shares(25)])).toMatchObject({ percent: 25, percentHigh: 55 })
  expect(await read([shares(80), shares(80)])).toMatchObject({ percent: 80, percentHigh: 100 })
  expect(await read([shares(30), { type: 'shareholding' }])).toMatchObject({ percent: 30, percentHigh: 100 })
  expect(await read([{ type: 'shareholding' }])).toMatchObject({ percent: null, percentHigh: null })
})

test('who asserts a statement is its source, before who publishes it', async () => {
  const publicationDetails = { publisher: { name: 'Open Ownership' } }
  expect(await read([shares(1)], { publicationDetails })).toMatchObject({ source: 'Open Ownership' })
  const source = { assertedBy: [{ name: 'Companies House' }] }
  expect(await read([shares(1)], { publicationDetails, source })).toMatchObject({ source: 'Companies House' })
})
