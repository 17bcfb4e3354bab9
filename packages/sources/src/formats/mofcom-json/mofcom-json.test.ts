import { expect } from 'vitest'
import { rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { mofcomJson } from './mofcom-json.ts'

testOnRealFiles('control and watch list of 24 July 2026: 193 parties, status to be verified', async () => {
  const path = referencePath('cn/mofcom-control-and-watch-list-2026-07-24.json.gz')
  const list = await readList(mofcomJson, await rawFileAt(path))
  expect(list.publishedOn).toBe('2026-07-24')
  const counts = [...Map.groupBy(list.entries, one => one.source)].map(([id, all]) => [id, all.length])
  expect(list.entries.find(one => one.names[0]?.text === '拉法特集团')).toMatchObject({
    source: 'cn-export-control',
    reference: '拉法特集团/2026-07-24',
    countries: ['IT'],
    status: 'unverified',
    designatedOn: '2026-07-24',
  })
  expect(Object.fromEntries(counts)).toEqual({ 'cn-export-control': 153, 'cn-watch': 40 })
})

testOnRealFiles('unreliable entity list of 9 October 2025', async () => {
  const path = referencePath('cn/mofcom-unreliable-entity-list-2025-10-09.json')
  const list = await readList(mofcomJson, await rawFileAt(path))
  expect([...new Set(list.entries.map(one => one.source))]).toEqual(['cn-uel'])
  expect(list.entries).toHaveLength(34)
})
