import type { Counts, StepResult } from './step-result.ts'

export const totalMinutes = 34

const minutes = (seconds: number): string => `${(seconds / 60).toFixed(1)} min`

const printSlowest = (results: readonly StepResult[]): void => {
  const slowest = results
    .flatMap(one => one.tests)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
  if (slowest.length > 0) console.log('\nten slowest tests')
  for (const { name, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

const linesOfFailure = 12

/** The last thing of the run that is read: which test failed, and the first lines of what it said. */
const printFailed = (results: readonly StepResult[]): void => {
  for (const { name, failed, tests } of results) {
    const named = tests.filter(test => test.failure !== undefined)
    for (const test of named) {
      console.log(`\nfailed in ${name}: ${test.name}`)
      for (const line of (test.failure ?? '').split('\n').slice(0, linesOfFailure)) console.log(`  ${line}`)
    }
    if (failed > named.length) console.log(`\nfailed: ${name} ended badly, see its output above`)
  }
}

const printBudget = (results: readonly StepResult[]): void => {
  console.log('\nbudget')
  for (const { name, seconds, budgetMinutes } of results) {
    const over = seconds > budgetMinutes * 60 ? '  over its budget' : ''
    console.log(`  ${name.padEnd(18)} ${minutes(seconds).padStart(9)} of ${budgetMinutes} min${over}`)
  }
}

/** Budget lines, slowest and failed tests and, as the last line, the counts of all runners together. */
export const printSummary = (results: readonly StepResult[]): boolean => {
  const seconds = results.reduce((sum, one) => sum + one.seconds, 0)
  const sum = (key: keyof Counts): number => results.reduce((all, one) => all + one[key], 0)
  const late = seconds > totalMinutes * 60
  printSlowest(results)
  printBudget(results)
  console.log(`  ${'total'.padEnd(18)} ${minutes(seconds).padStart(9)} of ${totalMinutes} min`)
  printFailed(results)
  if (late) console.error(`the whole run took more than ${totalMinutes} minutes: counted as a failure`)
  const failed = sum('failed') + (late ? 1 : 0)
  console.log(`\n${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`)
  return failed === 0
}
