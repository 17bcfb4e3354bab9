import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLogOutput, type LogOutput } from './log-output.ts'
import { logOptions } from './log.ts'
import { createProcessLog, createWarningLog } from './process-log.ts'

const collect = (
  format: 'auto' | 'text' | 'json',
  terminal: boolean,
): { output: LogOutput; text: () => string } => {
  const lines: string[] = []
  return {
    output: createLogOutput(format, terminal, text => lines.push(text)),
    text: () => lines.join(''),
  }
}

const moment = '\\d\\d:\\d\\d:\\d\\d'

test('at a terminal the start reads as sentences', () => {
  const { output, text } = collect('auto', true)
  const log = createProcessLog('info', output)
  log('正在载入内置示例名单')
  log('名单未能在启动时准备', new Error('文件不完整'))
  expect(text()).toMatch(
    new RegExp(`^${moment} 正在载入内置示例名单\n${moment} 错误：名单未能在启动时准备\nError: 文件不完整\n`),
  )
})

test('at a terminal a request is one line: method, path, status, time', async () => {
  const { output, text } = collect('auto', true)
  const app = fastify({ logger: { ...logOptions('info'), stream: output } })
  app.log.info({ method: 'GET', path: '/api/menu', status: 200, ms: 3.1 }, 'request')
  expect(text()).toMatch(new RegExp(`^${moment} GET /api/menu 200 3.1 毫秒\n$`))
  await app.close()
})

test.each([
  ['auto', false],
  ['json', true],
] as const)('with %s and a terminal %s the log stays JSON, a line each', (format, terminal) => {
  const { output, text } = collect(format, terminal)
  createProcessLog('info', output)('正在归并主体')
  expect(text()).toMatch(/^\{.*\}\n$/)
  expect(JSON.parse(text())).toMatchObject({ level: 'info', msg: '正在归并主体' })
})

test('LOG_FORMAT chooses; anything else is refused and named', () => {
  expect(readConfig({}).logFormat).toBe('auto')
  expect(readConfig({ LOG_FORMAT: 'json' }).logFormat).toBe('json')
  expect(() => readConfig({ LOG_FORMAT: 'xml' })).toThrow('环境变量 LOG_FORMAT 应为 auto、text、json 之一')
})

test.each([
  ['info', true],
  ['warn', true],
  ['error', false],
  ['silent', false],
] as const)('at level %s a warning is written: %s', (level, written) => {
  const { output, text } = collect('auto', true)
  createWarningLog(level, output)('未设置服务电话')
  expect(text().includes('警告：未设置服务电话')).toBe(written)
})
