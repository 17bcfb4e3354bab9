import { expect, test } from 'vitest'
import { migrate, readMigrations } from './migrate.ts'
import { forEachDatabase } from './testing.ts'

forEachDatabase((_, open) => {
  test('scripts run once, in order, each recorded with its digest', async () => {
    const database = await open()
    await migrate(database)
    const applied = await database.script(tx => tx.query('select id, digest from migration order by id'))
    const known = await readMigrations()
    expect(applied.rows).toEqual(known.map(({ id, digest }) => ({ id, digest })))
    await database.close()
  })

  test('a script that was changed after it ran stops the start', async () => {
    const database = await open()
    await database.script(tx => tx.exec(`update migration set digest = 'other' where id = '0001-account'`))
    await expect(migrate(database)).rejects.toThrow('0001-account 在执行之后被改动')
    await database.close()
  })
})
