import { expect } from 'vitest'
import { rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { ofsiCsv } from './ofsi-csv.ts'

testOnRealFiles('ConList.csv of 27 April 2020, not in UTF-8: groups, packed cells, UN numbers', async () => {
  const list = await readList(ofsiCsv, await rawFileAt(referencePath('lists/uk/ConList.2020-04-27.csv.gz')))
  expect(list.publishedOn).toBe('2020-04-27')
  const group = list.entries.find(one => one.reference === '13349')!
  expect(group).toMatchObject({
    source: 'uk-ofsi',
    type: '02',
    status: 'unverified',
    countries: expect.arrayContaining(['SA', 'QA', 'AF']) as string[],
    birthDates: expect.arrayContaining(['1980', '1981']) as string[],
  })
  expect(group.names[0]?.kind).toBe('primary')
  expect(group.identifiers).toContainEqual(expect.objectContaining({ kind: 'passport', value: '592667' }))
  expect(group.sameAs).toEqual(['gb-ofsi:13349', 'unsc:QDe.004'])
  expect(list.entries.filter(one => one.names.length === 0)).toEqual([])
  expect(list.entries).toHaveLength(2114)
})
