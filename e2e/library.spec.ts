import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as workspace from '@maojian/screening'
import { buildLibrary } from '../scripts/library/build-library.ts'
import { listOfUn, ownList } from '../scripts/library/lists-to-screen.ts'
import { screenLines } from '../scripts/library/screen-lines.ts'

const worker = `import * as library from '/index.js'
import { screenLines } from '/screen-lines.js'
addEventListener('message', ({ data }) => {
  postMessage(screenLines(library, data.lines, data.texts))
})
`

const serve = async (files: Readonly<Record<string, string>>): Promise<Server> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const type = path === '/' ? 'text/html' : 'text/javascript'
    response.writeHead(path in files ? 200 : 404, { 'content-type': type })
    response.end(files[path])
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  return server
}

let folder: string
let server: Server
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maojian-library-'))
  await buildLibrary(folder)
  const screenTs = readFileSync(join(import.meta.dirname, '../scripts/library/screen-lines.ts'), 'utf8')
  server = await serve({
    '/': '<!doctype html><title>library</title>',
    '/worker.js': worker,
    '/index.js': readFileSync(join(folder, 'index.js'), 'utf8'),
    '/screen-lines.js': stripTypeScriptTypes(screenTs),
  })
})
test.afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

test('S1-005 the library screens in a worker of a browser as the product does', async ({ page }) => {
  const list = listOfUn() ?? ownList
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const answered = await page.evaluate(
    asked =>
      new Promise((resolve, reject) => {
        const screening = new Worker('/worker.js', { type: 'module' })
        screening.addEventListener('message', ({ data }) => resolve(data))
        screening.addEventListener('error', ({ message }) => reject(new Error(message)))
        screening.postMessage(asked)
      }),
    list,
  )
  expect(answered).toEqual(screenLines(workspace, list.lines, list.texts))
})
