import { rawFileAt, readList } from '@maojian/sources/testing/read-list'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing.ts'
import { starterFiles } from '../../facts/starter-files.ts'
import { starterFormat } from '../../facts/starter-format.ts'
import { startTestServer, type TestServer } from '../../http/testing.ts'
import { indexOfEntries } from './breakdown-testing.ts'

let server: TestServer
let close: () => Promise<void>
beforeAll(async () => {
  const files = (await starterFiles()).filter(path => path.includes('uk-sanctions'))
  const { entries } = await readList(starterFormat, ...(await Promise.all(files.map(rawFileAt))))
  const index = indexOfEntries(entries)
  const database = await openTestDatabase()
  server = await startTestServer(database, { current: () => index })
  close = async () => {
    await server.app.close()
    await database.close()
  }
})
afterAll(() => close())

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
  const headers = await server.login('member')
  const { data } = await server.post('/api/sanction/search', { keyword, birthDate }, { headers })
  const [first] = (data as unknown as { data: readonly Row[] }).data
  expect(first?.name).toBe(keyword)
  expect(first!.explanation.breakdown).not.toContainEqual(
    expect.objectContaining({ about: 'birthDate', state: 'contradicts' }),
  )
})
