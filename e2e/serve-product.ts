import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endChildren, runChild } from '../scripts/test/run-child.ts'
import { freePorts } from './free-ports.ts'
import { writeProductState } from './product-state.ts'
import { type RunningServer, startServer } from './start-server.ts'

const root = join(import.meta.dirname, '..')
const dataFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'maojian-e2e-data-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const server = (file: string): string => join(root, 'packages/server/src', file)

const build = async (): Promise<void> => {
  if (existsSync(join(root, 'packages/web/dist/index.html'))) return
  if ((await runChild('npm', ['run', 'build'])) !== 0) throw new Error('the build failed')
}

type Environment = Record<string, string>

/** Hands every real list file to the running server, once for the whole run. */
const importLists = async (env: Environment): Promise<boolean> => {
  const folder = process.env['REFERENCE_DATA']
  if (!folder) {
    console.log('REFERENCE_DATA is not set: the journeys run on the starter data')
    return false
  }
  const files = globSync('ftm/*.ftm.json.gz', { cwd: folder }).map(file => join(folder, file))
  const main = server('cli/main.ts')
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

// The journeys of one run ask more than one visitor or basic account may in a day.
const quotas = {
  QUOTA_SEARCH: '5000',
  QUOTA_DETAIL: '5000',
  QUOTA_VISITOR_SEARCH: '5000',
  PHONE_CODES_PER_ADDRESS: '5000',
}

const start = async (file: string, ports: number): Promise<RunningServer & { env: Environment }> => {
  const port = await freePorts(ports)
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    MAOJIAN_DATA: dataFolder(),
    DATABASE_URL: '',
    ...quotas,
  }
  return { ...(await startServer(server(file), env)), env }
}

const serve = async (): Promise<void> => {
  await build()
  const product = await start('main.ts', 1)
  // Three stand-ins listen on the ports after its own.
  const signOn = await start('dev/sign-on.ts', 4)
  const both = [product, signOn]
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => both.forEach(one => one.stop()))
  void Promise.race(both.map(one => one.ended)).then(async code => {
    both.forEach(one => one.stop())
    await Promise.all(both.map(one => one.ended))
    endChildren()
    process.exit(code)
  })
  const realLists = await importLists(product.env)
  const signOnPort = Number(signOn.env['PORT'])
  writeProductState({
    url: `http://127.0.0.1:${product.env['PORT']}`,
    accounts: product.accounts,
    realLists,
    signOn: { url: `http://localhost:${signOnPort}`, probe: `http://localhost:${signOnPort + 3}` },
  })
  console.log('the product is ready')
}

await serve()
