import { afterEach, beforeEach, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { readPublished } from '../engine/read-published.ts'
import { companies, createTestIngest, ftmLines, indexed, later, type TestIngest } from './testing.ts'

forEachDatabase((_name, open) => {
  let test: TestIngest
  beforeEach(async () => void (test = await createTestIngest(await open())))
  afterEach(() => test.close())

  const editions = async (): Promise<number> =>
    (await test.context.database.db.selectFrom('edition').select('id').execute()).length
  const first = ftmLines(companies(1, 30))

  it('the same file again changes nothing, makes no edition, and counts as a check of the list', async () => {
    const one = await test.importText('a.json', first, indexed)
    const again = await test.importText('a.json', first, indexed)
    expect(again).toMatchObject({ unchanged: true, entries: 30, names: 30, snapshotId: one.snapshotId })
    expect(again.sources).toMatchObject([{ source: 'test_list', added: 0, removed: 0, changed: 0 }])
    expect(again.parties).toBe(one.parties)
    expect(await editions()).toBe(1)
  })

  it('what was left without an index gets one, whoever brings the file again', async () => {
    await test.importText('a.json', first)
    const again = await test.importText('a.json', first, indexed)
    expect(again.unchanged).toBe(true)
    const index = await readPublished(test.published)
    expect(index.id).toBe(again.snapshotId)
    expect(index.size.subjects).toBe(30)
  })

  it('is read again once another edition stands, when it bears another name, or where other code read it', async () => {
    await test.importText('a.json', first)
    expect((await test.importText('b.json', first)).unchanged).toBe(false)
    await test.importText('a.json', ftmLines(companies(1, 30, later)))
    const back = await test.importText('a.json', first, { accept: true })
    expect(back.unchanged).toBe(false)
    await test.context.database.db.updateTable('edition').set({ reader: 'older' }).execute()
    expect((await test.importText('a.json', first, { accept: true })).unchanged).toBe(false)
  })

  it('of two files that came together, one alone is another import', async () => {
    await test.importText('a.json', first)
    const more = ftmLines(companies(31, 60, { dataset: 'other_list' }))
    await test.importText('more.json', more)
    expect((await test.importText('a.json', first)).unchanged).toBe(true)
    expect((await test.importText('more.json', more)).unchanged).toBe(true)
    expect((await test.importText('both.json', `${first}\n${more}`)).unchanged).toBe(false)
  })
})
