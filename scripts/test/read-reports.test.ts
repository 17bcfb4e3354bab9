import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPlaywright, readVitest } from './read-reports.ts'
import { judged, nothing, oneFailure } from './step-result.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maojian-reports-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, report: unknown): string => {
  const path = join(folder, name)
  writeFileSync(path, JSON.stringify(report))
  return path
}

test('a test file that could not be loaded counts as a failure', () => {
  const path = write('vitest.json', {
    numPassedTests: 1,
    numFailedTests: 0,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a',
        status: 'passed',
        assertionResults: [{ fullName: 'one', status: 'passed', duration: 1500 }],
      },
      { name: 'b', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  })
  expect(readVitest(path)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 3,
    tests: [
      { name: 'one', seconds: 1.5 },
      { name: 'b', seconds: 0, failure: 'no such module' },
    ],
  })
})

test('nested journeys are counted with their time; one that needed a second try failed', () => {
  const spec = {
    title: 'x',
    file: 'x.spec.ts',
    tests: [
      {
        status: 'flaky',
        results: [{ duration: 1000, error: { message: 'not shown in time' } }, { duration: 500 }],
      },
    ],
  }
  const path = write('playwright.json', {
    suites: [{ suites: [{ specs: [spec] }] }],
    stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 },
  })
  const tests = [{ name: 'x.spec.ts: x', seconds: 1.5, failure: 'not shown in time' }]
  expect(readPlaywright(path)).toEqual({ passed: 3, failed: 2, skipped: 2, tests })
})

test('a failed test is named with what it said', () => {
  const said = ['expected 1 to be 2']
  const path = write('failed.json', {
    numPassedTests: 0,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a',
        status: 'failed',
        assertionResults: [{ fullName: 'one', status: 'failed', failureMessages: said }],
      },
    ],
  })
  expect(readVitest(path)?.tests).toEqual([{ name: 'one', seconds: 0, failure: said[0] }])
})

test('a runner that ended badly failed, whatever its report says', () => {
  expect(judged(undefined, 1)).toEqual(oneFailure)
  expect(judged({ ...nothing, passed: 4 }, 1)).toMatchObject({ passed: 4, failed: 1 })
  expect(judged({ ...nothing, failed: 2 }, 1)).toMatchObject({ failed: 2 })
  expect(judged({ ...nothing, passed: 4 }, 0)).toMatchObject({ passed: 4, failed: 0 })
})

test('a missing report of a runner that ended well is a failure too', () => {
  expect(readVitest(join(folder, 'none.json'))).toBeUndefined()
  expect(judged(undefined, 0)).toEqual(oneFailure)
})
