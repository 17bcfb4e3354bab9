import { expect, test } from 'vitest'
import { tellFaults } from './tell-faults.ts'

test('a database that is away is said once a second, however many workers find out; other faults each time', () => {
  let now = 0
  const said: string[] = []
  const tell = tellFaults(
    (_, error) => said.push((error as Error).message),
    () => now,
  )
  const away = { message: 'connect ECONNREFUSED 127.0.0.1:5432', code: 'ECONNREFUSED', queue: 'x' }
  for (now = 0; now <= 2500; now += 50) tell(away)
  expect(said).toEqual([away.message, away.message, away.message])
  for (const message of ['one', 'two']) tell(new Error(message))
  expect(said.slice(3)).toEqual(['one', 'two'])
})
