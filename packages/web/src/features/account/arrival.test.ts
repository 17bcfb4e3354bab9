import { expect, it } from 'vitest'
import { takeArrival } from './arrival.ts'

it.each([
  ['?code=c1&state=s1&iss=i1', { code: 'c1', state: 's1', iss: 'i1' }, ''],
  ['?code=c1&back=%2Fhome', { code: 'c1', state: '', iss: '' }, '?back=%2Fhome'],
  ['?state=s1', undefined, ''],
  ['', undefined, ''],
])('of %j the code is taken and the rest stays', (query, arrival, rest) =>
  expect(takeArrival(query)).toEqual({ arrival, rest }),
)
