import { expect, it } from 'vitest'
import { rawFile, readList } from '../../testing/read-list.ts'
import { cslJson } from './csl-json.ts'

const record = (more: object) => ({
  source: 'Specially Designated Nationals (SDN) - Treasury Department',
  entity_number: 900_501,
  type: 'Individual',
  programs: ['SDGT'],
  name: 'EXAMPLE, Ivan',
  alt_names: ['SAMPLE, Ivan'],
  addresses: [{ address: '1 Example Street', city: 'Moscow', state: null, postal_code: null, country: 'RU' }],
  dates_of_birth: ['1966-03-12'],
  ids: [{ type: 'Passport', number: 'K475336', country: 'JO', issue_date: '2009-08-31' }],
  ...more,
})

it('CSL JSON, a sample of ours in the published layout, reads as the CSV does', async () => {
  const results = [
    record({}),
    record({ source: 'Entity List (EL) - Bureau of Industry and Security', entity_number: null, type: null }),
  ]
  const list = await readList(cslJson, rawFile('consolidated.json', JSON.stringify({ total: 2, results })))
  expect(list.entries.map(one => one.source).sort()).toEqual(['bis-entity-list', 'ofac-sdn'])
  expect(list.entries.find(one => one.source === 'ofac-sdn')).toMatchObject({
    reference: '900501',
    type: '02',
    names: [{ text: 'Ivan EXAMPLE' }, { text: 'Ivan SAMPLE' }],
    identifiers: [{ kind: 'passport', value: 'K475336', country: 'JO', note: '2009-08-31' }],
    birthDates: ['1966-03-12'],
    countries: ['RU'],
    programmes: ['SDGT'],
  })
})

it.each([
  ['a page', '<html></html>', '不是 JSON 文件'],
  ['half a file', '{"results": [', 'JSON 不完整'],
  ['another JSON', '{"results": [{"a": 1}]}', '没有含 source 和 alt_names'],
])('refuses %s in words', async (_, text, message) => {
  await expect(readList(cslJson, rawFile('x.json', text))).rejects.toThrow(message)
})
