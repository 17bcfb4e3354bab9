import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { forEachDatabase } from '../db/testing.ts'
import type { SessionUser } from './context.ts'
import { forgetMadeOnce, madeOnce } from './made-once.ts'

const user = { id: 'A1', organisationId: 'O1' } as SessionUser
const at = (second: number): Date => new Date(Date.UTC(2026, 10, 20, 4, 0, second))

forEachDatabase((_, open) => {
  let database: Database
  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  /** What a test makes: each has a name, and may be gone again. */
  const workshop = (asked: object) => {
    const made = new Set<string>()
    let count = 0
    const once = (second = 0, who = user) =>
      madeOnce(
        { db: database.db, now: at(second), user: who },
        {
          what: 'test',
          asked,
          make: async () => {
            const id = `M${++count}`
            made.add(id)
            return id
          },
          find: async id => (made.has(id) ? id : undefined),
        },
      )
    return { once, made }
  }

  test('the same call at once or soon after answers the one thing that was made', async () => {
    const { once, made } = workshop({ name: 'twice' })
    expect(await Promise.all([once(), once(), once()])).toEqual(['M1', 'M1', 'M1'])
    expect(await once(20)).toBe('M1')
    expect(made.size).toBe(1)
  })

  test('later, by another user, or after it is gone, it is made anew', async () => {
    const { once, made } = workshop({ name: 'anew' })
    expect(await once()).toBe('M1')
    expect(await once(0, { ...user, id: 'A2' })).toBe('M2')
    expect(await once(31)).toBe('M3')
    made.delete('M3')
    expect(await once(32)).toBe('M4')
  })

  test('one whose claim lapsed leaves alone what another made since', async () => {
    const slow = Promise.withResolvers<string>()
    const asking = (second: number, make: () => Promise<string>) =>
      madeOnce(
        { db: database.db, now: at(second), user },
        { what: 'test', asked: { name: 'slow' }, make, find: async id => id },
      )
    const begun = Promise.withResolvers<void>()
    const first = asking(0, () => {
      begun.resolve()
      return slow.promise
    })
    await begun.promise
    expect(await asking(31, async () => 'second')).toBe('second')
    slow.reject(new Error('too late'))
    await expect(first).rejects.toThrow('too late')
    expect(await asking(32, async () => 'third')).toBe('second')
  })

  test('what fails after a thing was made does not make it once more', async () => {
    let broken = true
    const made: string[] = []
    const asking = () =>
      madeOnce(
        { db: database.db, now: at(0), user },
        {
          what: 'test',
          asked: { name: 'after' },
          make: async () => `N${made.push('one')}`,
          find: async id => {
            if (broken) throw new Error('connection lost')
            return id
          },
        },
      )
    await expect(asking()).rejects.toThrow('connection lost')
    broken = false
    expect(await asking()).toBe('N1')
  })

  test('what could not be made is not taken for made, and nothing is remembered for long', async () => {
    const failing = {
      what: 'test',
      asked: { name: 'fails' },
      make: () => Promise.reject(new Error('not now')),
      find: async (id: string) => id,
    }
    const context = { db: database.db, now: at(0), user }
    await expect(madeOnce(context, failing)).rejects.toThrow('not now')
    expect(await madeOnce(context, { ...failing, make: async () => 'M9' })).toBe('M9')
    await forgetMadeOnce(database.db, at(90))
    expect(await database.db.selectFrom('made_once').selectAll().execute()).toEqual([])
  })
})
