import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forEachDatabase } from '../db/testing.ts'
import { sweepRaw } from './sweep-raw.ts'
import { createTestIngest, ftmLines, type TestIngest } from './testing.ts'

const party = (id: string, day: string) => ({ id, name: `Invented Sweeping Works ${id}`, day })
const many = (count: number, day: string) => Array.from({ length: count }, (_, i) => party(`s-${i}`, day))

forEachDatabase((_, open) => {
  let test: TestIngest
  beforeEach(async () => void (test = await createTestIngest(await open())))
  afterEach(() => test.close())

  const kept = async (): Promise<number> => {
    const all = await readdir(join(test.dataDir, 'raw'), { recursive: true, withFileTypes: true })
    return all.filter(one => one.isFile()).length
  }
  const later = (days: number) => ({
    ...test.context,
    now: () => new Date(test.context.now().getTime() + days * 86_400_000),
  })

  it('removes a refused file after a week, and never one that an edition was made from', async () => {
    await test.importText('a.json', ftmLines(many(10, '2026-08-01')))
    const refused = test.importText('b.json', ftmLines(many(2, '2026-08-08')))
    await expect(refused).rejects.toThrow(/已保留现有版本/)
    // The file, the archive of its records, and the refused file.
    expect(await kept()).toBe(3)
    expect(await sweepRaw(later(6))).toBe(0)
    expect(await sweepRaw(later(8))).toBe(1)
    expect(await kept()).toBe(2)
    expect(await sweepRaw(later(400))).toBe(0)
  })

  it('a swept file can come again and be accepted', async () => {
    await test.importText('a.json', ftmLines(many(10, '2026-08-01')))
    const next = ftmLines(many(2, '2026-08-08'))
    await expect(test.importText('b.json', next)).rejects.toThrow()
    await sweepRaw(later(8))
    expect(await test.importText('b.json', next, { accept: true })).toMatchObject({ entries: 2 })
    expect(await sweepRaw(later(9))).toBe(0)
  })
})
