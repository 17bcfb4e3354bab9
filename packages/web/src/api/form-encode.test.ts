import { expect, test } from 'vitest'
import { formEncode } from './form-encode.ts'

test('a list of words is joined with commas, a list of rows and an object travel as JSON', () => {
  const rows = [
    { owner: '北辰控股', percent: 60 },
    { owner: 'B', percent: null },
  ]
  const form = formEncode({
    types: ['01', '02'],
    rows,
    facts: { a: 'yes' },
    gone: [],
    none: undefined,
    empty: '',
  })
  expect([...form.keys()]).toEqual(['types', 'rows', 'facts', 'gone'])
  expect(form.get('types')).toBe('01,02')
  expect(JSON.parse(form.get('rows') ?? '')).toEqual(rows)
  expect(form.get('gone')).toBe('[]')
  expect(JSON.parse(form.get('facts') ?? '')).toEqual({ a: 'yes' })
})
