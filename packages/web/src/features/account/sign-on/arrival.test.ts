import { expect, it, test } from 'vitest'
import { takeArrival, takesCode } from './arrival.ts'

const none = { code: '', state: '', iss: '', error: '' }

it.each([
  ['?code=c1&state=s1&iss=i1', { ...none, code: 'c1', state: 's1', iss: 'i1' }, ''],
  ['?code=c1&back=%2Fhome', { ...none, code: 'c1' }, '?back=%2Fhome'],
  ['?error=access_denied&error_description=x&state=s1', { ...none, error: 'access_denied', state: 's1' }, ''],
  ['?state=s1', undefined, '?state=s1'],
  ['', undefined, ''],
])('of %j what an authorisation brought is taken and the rest stays', (query, arrival, rest) =>
  expect(takeArrival(query, true)).toEqual({ arrival, rest }),
)

test('where no authorisation returns to, a refusal is nothing of ours', () =>
  expect(takeArrival('?error=x&find=y', false)).toEqual({ arrival: undefined, rest: '?error=x&find=y' }))

test('the country table keeps its own code; every other public page takes one', () => {
  expect(takesCode('/listofCountries')).toBe(false)
  for (const path of ['/home', '/sensitiveList', '/eccBodyDetailsPage', '/no-such-page'])
    expect(takesCode(path)).toBe(true)
})
