import { readFileSync } from 'node:fs'
import type { Report, TimedTest } from './step-result.ts'

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number | null
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly {
      readonly status: string
      readonly results: readonly {
        readonly duration: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[]
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
}

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

const vitestTests = (file: VitestReport['testResults'][number]): TimedTest[] =>
  file.assertionResults.map(test => ({
    name: test.fullName,
    seconds: (test.duration ?? 0) / 1000,
    ...(test.status === 'failed' && { failure: test.failureMessages?.join('\n') ?? '' }),
  }))

/** A test file that could not even be loaded holds no test, yet failed. */
export const readVitest = (path: string): Report | undefined => {
  const report = readJson(path) as VitestReport | undefined
  if (report === undefined) return undefined
  const broken = report.testResults.filter(
    one => one.status === 'failed' && one.assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    tests: [
      ...report.testResults.flatMap(vitestTests),
      ...broken.map(file => ({ name: file.name, seconds: 0, failure: file.message ?? '' })),
    ],
  }
}

const timed = (suite: PlaywrightSuite): TimedTest[] => [
  ...(suite.specs ?? []).flatMap(spec =>
    spec.tests.map(test => ({
      name: `${spec.file}: ${spec.title}`,
      seconds: test.results.reduce((sum, one) => sum + one.duration, 0) / 1000,
      ...(test.status !== 'expected' &&
        test.status !== 'skipped' && {
          failure: test.results.flatMap(one => one.error?.message ?? []).join('\n'),
        }),
    })),
  ),
  ...(suite.suites ?? []).flatMap(timed),
]

export const readPlaywright = (path: string): Report | undefined => {
  const report = readJson(path) as PlaywrightReport | undefined
  if (report === undefined) return undefined
  const { expected, unexpected, flaky, skipped } = report.stats
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    tests: report.suites.flatMap(timed),
  }
}
