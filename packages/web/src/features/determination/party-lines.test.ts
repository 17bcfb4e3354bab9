import { expect, test } from 'vitest'
import { askedContent, askedParties, readParties } from './party-lines.ts'

test('rows without a name are not asked, nor is what stands in the address but is no list', () => {
  const rows = [
    { role: 'buyer', name: ' 甲公司 ', country: '' },
    { role: 'bank', name: '  ' },
  ]
  expect(askedParties(JSON.stringify(rows))).toBe('[{"role":"buyer","name":"甲公司"}]')
  expect([askedParties('nonsense'), askedParties('{}'), askedParties(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(readParties('')).toEqual([])
})

test('content is asked once there is a price and a part', () => {
  const parts = [
    { eccn: '3A001.a.2', value: '30' },
    { eccn: '', value: '5' },
  ]
  expect(askedContent(JSON.stringify({ price: '', parts }))).toBeUndefined()
  expect(askedContent(JSON.stringify({ price: '100', parts }))).toBe(
    '{"price":100,"parts":[{"eccn":"3A001.a.2","value":30}]}',
  )
})
