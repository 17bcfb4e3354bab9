import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteHeads, readNotedHeads } from './signed-heads.ts'
import { openKeys } from '../../signing/signing-keys.ts'

const now = new Date('2026-11-20T00:00:00Z')
let folder: string
let keyFile: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'heads-'))
  keyFile = join(folder, 'signing.json')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const note = async (records: number, organisation = 'G1') => {
  const keys = await openKeys(keyFile, now)
  const chains = [
    { id: 'C1', records, seal: 'a'.repeat(64), organisation_id: organisation },
  ] as unknown as Parameters<typeof noteHeads>[1]['chains']
  await noteHeads(keyFile, { chains, keys, now })
}

test('before the first note there is none; a shorter chain keeps the longer note', async () => {
  expect(await readNotedHeads(keyFile)).toEqual({})
  await note(5)
  await note(3)
  expect((await readNotedHeads(keyFile))['C1']?.records).toBe(5)
})

test('every organisation that a chain has belonged to is noted, in notes of an earlier release too', async () => {
  await note(5)
  const path = join(folder, 'heads.json')
  const { C1 } = JSON.parse(await readFile(path, 'utf8')) as { C1: Record<string, unknown> }
  delete C1['organisations']
  await writeFile(path, JSON.stringify({ C1 }))
  expect((await readNotedHeads(keyFile))['C1']?.organisations).toEqual([])
  await note(5)
  await note(3, 'G2')
  expect((await readNotedHeads(keyFile))['C1']).toMatchObject({ records: 5, organisations: ['G1', 'G2'] })
})

test('notes that cannot be read are an error, and are never written over', async () => {
  await note(5)
  const path = join(folder, 'heads.json')
  await writeFile(path, 'cut sho')
  await expect(note(6)).rejects.toThrow()
  expect(await readFile(path, 'utf8')).toBe('cut sho')
  await rm(path)
  await mkdir(path)
  await expect(readNotedHeads(keyFile)).rejects.toThrow('EISDIR')
})
