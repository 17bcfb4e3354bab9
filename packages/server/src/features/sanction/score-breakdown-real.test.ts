import { findFormat } from '@maojian/sources'
import { rawFileAt, readList } from '@maojian/sources/testing/read-list'
import { referencePath, testOnRealFiles } from '@maojian/sources/testing/reference-data'
import { expect } from 'vitest'
import { openTestDatabase } from '../../db/testing.ts'
import { startTestServer } from '../../http/testing.ts'
import { indexOfEntries, questionsOf, recompute } from './breakdown-testing.ts'

testOnRealFiles('what each answer on real lists says of its score adds up to it', async () => {
  const names = ['un_sc', 'gb_fcdo', 'cn', 'us_csl_other', 'us_1260h']
  const entries = []
  for (const name of names)
    entries.push(
      ...(await readList(findFormat('ftm')!, await rawFileAt(referencePath(`ftm/${name}.ftm.json.gz`))))
        .entries,
    )
  const index = indexOfEntries(entries)
  const database = await openTestDatabase()
  const server = await startTestServer(database, { current: () => index })
  const { answers, faults } = await recompute(server, questionsOf(entries, 1000))
  await server.app.close()
  await database.close()
  expect(faults).toEqual([])
  expect(answers).toBeGreaterThanOrEqual(1000)
})
