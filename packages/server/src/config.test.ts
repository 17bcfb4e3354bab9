import { expect, test } from 'vitest'
import { ConfigFault, hasDevelopmentDoors, isLoopback, readConfig, type Environment } from './config.ts'

test('an empty environment gives the defaults of a machine that serves itself', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 8080,
    host: '127.0.0.1',
    databaseUrl: undefined,
    role: 'all',
    allowInternalHosts: [],
    sessionDays: 1,
    keepYears: 5,
    trustProxy: false,
    quotas: { basic: { search: 100, detail: 50, report: 5 }, visitor: { search: 30 } },
  })
  expect(config.dataDir).toMatch(/[/\\]\.maojian$/)
})

test('settings are read from the environment', () => {
  const config = readConfig({
    PORT: ' 9000 ',
    ROLE: 'worker',
    ALLOW_INTERNAL_HOSTS: 'a.lan, b.lan',
    MAOJIAN_DATA: '/d',
  })
  expect(config).toMatchObject({
    port: 9000,
    role: 'worker',
    allowInternalHosts: ['a.lan', 'b.lan'],
    dataDir: '/d',
  })
})

test.each<[Environment, string]>([
  [{ PORT: '80a' }, '环境变量 PORT 应为 0 到 65535 之间的整数，实际为“80a”'],
  [{ PORT: '70000' }, '环境变量 PORT'],
  [{ PORT: '-1' }, '环境变量 PORT'],
  [{ ROLE: 'both' }, '环境变量 ROLE 应为 all、web、worker 之一'],
  [{ SESSION_DAYS: '0' }, '环境变量 SESSION_DAYS'],
  [{ TRUST_PROXY: 'yes' }, '环境变量 TRUST_PROXY 应为前置代理的层数'],
  [{ TRUST_PROXY: '10' }, '环境变量 TRUST_PROXY 应为前置代理的层数'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, '环境变量 TRUST_PROXY 应为前置代理的层数'],
  [{ HOST: 'http://x/' }, '环境变量 HOST'],
  [{ ALLOW_INTERNAL_HOSTS: 'a.lan,b c' }, '环境变量 ALLOW_INTERNAL_HOSTS'],
  [{ DATABASE_URL: 'mysql://user:secret@host/db' }, '环境变量 DATABASE_URL 应以 postgres://'],
])('%j is refused and named', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigFault)
  expect(() => readConfig(env)).toThrow(message)
})

test('a refused database address is not printed: it may hold a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(/^(?!.*secret)/)
})

test.each([
  ['127.0.0.1', true],
  ['127.8.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['10.0.0.1', false],
  ['127.0.0.1.example.com', false],
])('%s is loopback: %s', (host, loopback) => {
  expect(isLoopback(host)).toBe(loopback)
})

test('development doors need loopback and the embedded database', () => {
  expect(hasDevelopmentDoors(readConfig({}))).toBe(true)
  expect(hasDevelopmentDoors(readConfig({ HOST: '0.0.0.0' }))).toBe(false)
  expect(hasDevelopmentDoors(readConfig({ DATABASE_URL: 'postgres://h/d' }))).toBe(false)
})
