export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export interface TimedTest {
  readonly name: string
  readonly seconds: number
  /** What a failed test said; absent for one that passed. */
  readonly failure?: string
}

export interface Report extends Counts {
  readonly tests: readonly TimedTest[]
}

export interface StepResult extends Report {
  readonly name: string
  readonly seconds: number
  readonly budgetMinutes: number
}

export const nothing: Report = { passed: 0, failed: 0, skipped: 0, tests: [] }
export const oneFailure: Report = { ...nothing, failed: 1 }

/** A runner that left no report, or ended badly without naming a failed test, failed. */
export const judged = (report: Report | undefined, exitCode: number): Report => {
  if (report === undefined) return oneFailure
  return exitCode !== 0 && report.failed === 0 ? { ...report, failed: 1 } : report
}
