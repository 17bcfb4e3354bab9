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
