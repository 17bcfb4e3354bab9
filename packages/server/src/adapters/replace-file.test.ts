import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readIfThere } from './read-if-there.ts'
import { replaceFile } from './replace-file.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'replace-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('writers at one time leave one whole text and no drafts', async () => {
  const path = join(folder, 'note')
  const texts = Array.from({ length: 20 }, (_, i) => String(i).repeat(5000))
  await Promise.all(texts.map(text => replaceFile(path, text)))
  expect(texts).toContain(await readIfThere(path))
  expect(await readdir(folder)).toEqual(['note'])
})

test('a file that is missing is told from one that cannot be read', async () => {
  expect(await readIfThere(join(folder, 'none'))).toBeUndefined()
  await mkdir(join(folder, 'a-folder'))
  await expect(readIfThere(join(folder, 'a-folder'))).rejects.toThrow('EISDIR')
})
