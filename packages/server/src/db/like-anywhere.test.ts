import { sql } from 'kysely'
import { expect } from 'vitest'
import { likeAnywhere } from './like-anywhere.ts'
import { forEachDatabase } from './testing.ts'
import { test } from 'vitest'

forEachDatabase((_, open) => {
  test('what is typed is found as itself, signs of patterns too', async () => {
    const { db } = await open()
    const isFound = async (typed: string, text: string): Promise<boolean> => {
      const { rows } = await sql<{ found: boolean }>`
        select ${text}::text ilike ${likeAnywhere(typed)} as found`.execute(db)
      return rows[0]!.found
    }
    expect(await isFound('50%', 'owned 50% by')).toBe(true)
    expect(await isFound('50%', 'owned 500 by')).toBe(false)
    expect(await isFound('a_b', 'xA_By')).toBe(true)
    expect(await isFound('a_b', 'acb')).toBe(false)
    expect(await isFound('c\\d', 'c\\d')).toBe(true)
  })
})
