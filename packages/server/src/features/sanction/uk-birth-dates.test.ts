import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOnStarters, type StarterServer } from './starters-testing.ts'

let starters: StarterServer
beforeAll(async () => void (starters = await startOnStarters('uk-sanctions')))
afterAll(() => starters.close())

interface Row {
  readonly name: string
  readonly explanation: { readonly breakdown: readonly { about: string; state: string }[] }
}

// The UK list was once shipped with dates of a faulty join; these are what other authorities print of the same person.
test.each([
  ['Hamed Abdollahi', '1960-08-11', 'OFAC 12930'],
  ['Qiang GAO', '1983-10-04', 'EU 2019/796'],
  ['Artem Konstantinovich KUZNETSOV', '1975-02-28', 'DFAT 6856'],
])('the birth date of %s speaks against nobody of the UK sample list', async (keyword, birthDate) => {
  const headers = await starters.server.login('member')
  const { data } = await starters.server.post('/api/sanction/search', { keyword, birthDate }, { headers })
  const [first] = (data as unknown as { data: readonly Row[] }).data
  expect(first?.name).toBe(keyword)
  expect(first!.explanation.breakdown).not.toContainEqual(
    expect.objectContaining({ about: 'birthDate', state: 'contradicts' }),
  )
})
