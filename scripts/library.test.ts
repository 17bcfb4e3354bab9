import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as workspace from '@maojian/screening'
import { installLibrary, type InstalledLibrary } from './library/install-library.ts'
import { listOfUn, ownList, type ListToScreen } from './library/lists-to-screen.ts'
import { snapshotId } from './library/portable-snapshot-id.ts'
import { screenLines } from './library/screen-lines.ts'

let installed: InstalledLibrary
beforeAll(async () => {
  installed = await installLibrary()
})
afterAll(() => installed[Symbol.dispose]())

const screenInstalled = (list: ListToScreen): unknown => {
  writeFileSync(join(installed.folder, 'list.json'), JSON.stringify(list))
  return JSON.parse(execFileSync(process.execPath, ['main.js'], { cwd: installed.folder, encoding: 'utf8' }))
}

test('S1-005 the packed library, installed in an empty folder without a network, screens as the product does', () => {
  const answered = screenInstalled(ownList)
  expect(answered).toEqual(screenLines(workspace, ownList.lines, ownList.texts))
  expect(answered).toMatchObject({
    parties: 3,
    answers: [
      { text: 'karvonov igor', id: 'a' },
      { text: '金珠贸易有限公司上海分公司', id: 'b', verdict: 'possible' },
      { text: 'M/V MORAY', id: 'c' },
      { text: '伊戈尔·卡尔沃诺夫', id: 'a', verdict: 'possible' },
    ],
  })
})

test('it screens the UN list as the product does', () => {
  const list = listOfUn()
  if (list === undefined) return
  const answered = screenInstalled(list) as ReturnType<typeof screenLines>
  expect(answered).toEqual(screenLines(workspace, list.lines, list.texts))
  expect(answered.parties).toBeGreaterThan(500)
  expect(new Set(answered.answers.map(({ text }) => text)).size).toBeGreaterThan(0.9 * list.texts.length)
})

test('it needs no other package and tells the licences of those bundled in', () => {
  const folder = join(installed.folder, 'node_modules/@maojian/screening')
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object
  expect(manifest).not.toHaveProperty('dependencies')
  expect(existsSync(join(installed.folder, 'node_modules/@maojian/domain'))).toBe(false)
  expect(readFileSync(join(folder, 'index.js'), 'utf8')).not.toMatch(/from\s*["'](?:node:|@maojian)/u)
  const licences = readFileSync(join(folder, 'LICENCES-OF-OTHERS.txt'), 'utf8')
  for (const name of ['any-ascii', 'opencc-js', 'pinyin-pro', 'to-jyutping']) expect(licences).toContain(name)
})

const typed = `import { openIndex, type Hit, type Query } from '@maojian/screening'
const query: Query = { text: 'a', type: '01' }
export const hits = (bytes: Uint8Array): readonly Hit[] => openIndex(bytes).search(query).hits
// @ts-expect-error a party is of no such type
export const wrong: Query = { text: 'a', type: '09' }
`

test('its types are those of the engine', () => {
  writeFileSync(join(installed.folder, 'typed.ts'), typed)
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--lib', 'es2024', '--types', '']
  const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc')
  const compile = (): string =>
    execFileSync(process.execPath, [compiler, ...options, 'typed.ts'], {
      cwd: installed.folder,
      encoding: 'utf8',
    })
  expect(compile()).toBe('')
})

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 100_001])(
  'a snapshot of %i bytes has the same name everywhere',
  length => {
    const bytes = Uint8Array.from(randomBytes(length))
    expect(snapshotId(bytes)).toBe(createHash('sha256').update(bytes).digest('hex').slice(0, 16))
  },
)
