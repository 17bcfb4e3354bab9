import { expect } from 'vitest'
import { rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { bisDplTxt } from './bis-dpl-txt.ts'

testOnRealFiles('dpl.txt of 2022: 581 rows, undated, American dates', async () => {
  const list = await readList(bisDplTxt, await rawFileAt(referencePath('lists/us-csl/dpl.txt')))
  expect([list.entries.length, list.publishedOn]).toEqual([581, undefined])
  expect(list.entries.find(one => one.names[0]?.text === 'AARON ABRAHAM VILLA')).toMatchObject({
    reference: 'AARONABRAHAMVILLA/US',
    countries: ['US'],
    designatedOn: '2022-08-24',
    endsOn: '2026-01-14',
    typeStated: false,
  })
  expect(list.entries[0]?.asPublished).toContain('Effective_Date: 06/19/2003')
})
