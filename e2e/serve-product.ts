import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endChildren, runChild } from '../scripts/test/run-child.ts'
import { writeProductState } from './product-state.ts'
import { startServer } from './start-server.ts'

const root = join(import.meta.dirname, '..')
const data = mkdtempSync(join(tmpdir(), 'maojian-e2e-data-'))
process.once('exit', () => rmSync(data, { recursive: true, force: true }))

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })

const build = async (): Promise<void> => {
  if (existsSync(join(root, 'packages/web/dist/index.html'))) return
  if ((await runChild('npm', ['run', 'build'])) !== 0) throw new Error('the build failed')
}

/** Hands every real list file to the running server, once for the whole run. */
const importLists = async (env: Record<string, string>): Promise<boolean> => {
  const folder = process.env['REFERENCE_DATA']
  if (!folder) {
    console.log('REFERENCE_DATA is not set: the journeys run on the starter data')
    return false
  }
  const files = globSync('ftm/*.ftm.json.gz', { cwd: folder }).map(file => join(folder, file))
  const main = join(root, 'packages/server/src/cli/main.ts')
  const start = performance.now()
  const code = await runChild(process.execPath, [main, 'lists', 'import', 'ftm', ...files.toSorted()], {
    env,
  })
  if (code !== 0) throw new Error(`the import of ${files.length} real list files failed`)
  console.log(
    `${files.length} real list files imported in ${Math.round((performance.now() - start) / 1000)} s`,
  )
  return true
}

const serve = async (): Promise<void> => {
  await build()
  // The journeys of one run ask more than one visitor or basic account may in a day.
  const quotas = {
    QUOTA_SEARCH: '5000',
    QUOTA_DETAIL: '5000',
    QUOTA_VISITOR_SEARCH: '5000',
    PHONE_CODES_PER_ADDRESS: '5000',
  }
  const place = { PORT: String(await freePort()), HOST: '127.0.0.1', MAOJIAN_DATA: data, DATABASE_URL: '' }
  const env = { ...place, ...quotas }
  const server = await startServer(join(root, 'packages/server/src/main.ts'), env)
  process.once('SIGTERM', () => server.stop())
  process.once('SIGINT', () => server.stop())
  void server.ended.then(code => {
    endChildren()
    process.exit(code)
  })
  const realLists = await importLists(env)
  writeProductState({ url: `http://127.0.0.1:${env.PORT}`, accounts: server.accounts, realLists })
  console.log('the product is ready')
}

await serve()
