import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRecordArchive, findRecord, recordKey } from './record-archive.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'records-'))))
afterAll(() => rm(folder, { recursive: true }))

test('every record is found word for word, whatever block it stands in', async () => {
  const archive = createRecordArchive()
  const text = (n: number): string => `<entry uid="${n}">Имя ${n} 名称\n  ${'x'.repeat(n % 700)}</entry>`
  for (let n = 0; n < 2000; n++) archive.add(recordKey('test', String(n)), text(n))
  archive.add(recordKey('test', '7'), 'a second one')
  archive.add(recordKey('test', '__proto__'), 'odd number')
  const path = join(folder, 'archive')
  await writeFile(path, archive.finish()!)
  for (const n of [0, 7, 999, 1999])
    expect(await findRecord(path, recordKey('test', String(n)))).toBe(text(n))
  expect(await findRecord(path, recordKey('test', '__proto__'))).toBe('odd number')
  expect(await findRecord(path, recordKey('test', '2000'))).toBeUndefined()
  expect(await findRecord(path, 'constructor')).toBeUndefined()
})

test('a reader that tells no records gives no archive', () => {
  expect(createRecordArchive().finish()).toBeUndefined()
})
