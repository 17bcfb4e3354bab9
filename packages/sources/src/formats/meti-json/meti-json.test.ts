import { expect } from 'vitest'
import { rawFileAt, readList } from '../../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../../testing/reference-data.ts'
import { metiJson } from './meti-json.ts'

testOnRealFiles('end user list of September 2025: 835 parties with their numbers', async () => {
  const path = referencePath('lists/japan/xyna-jp-meti-end-user-list.json.gz')
  const list = await readList(metiJson, await rawFileAt(path))
  expect([list.entries.length, list.publishedOn]).toEqual([835, undefined])
  expect(list.entries[0]).toMatchObject({
    reference: '1',
    countries: ['AF'],
    programmes: ['JP-EUL'],
  })
  expect(list.entries.find(one => one.reference === '478')).toMatchObject({
    countries: ['CN'],
    names: [{ text: '23rd Research Institute', kind: 'primary' }, {}, {}, {}],
  })
})
