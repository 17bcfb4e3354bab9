import { printSummary, totalMinutes } from './test/print-summary.ts'
import { endChildren } from './test/run-child.ts'
import { nothing, oneFailure, type StepResult } from './test/step-result.ts'
import { type Step, steps, stopPostgres } from './test/steps.ts'

const installSeconds = Number(process.env['INSTALL_SECONDS'] ?? 0)
const deadline = performance.now() + (totalMinutes * 60 - installSeconds) * 1000
const results: StepResult[] = [{ ...nothing, name: 'install', seconds: installSeconds, budgetMinutes: 2 }]
let interrupted = false

const interrupt = (): void => {
  interrupted = true
  endChildren()
}
process.once('SIGINT', interrupt)
process.once('SIGTERM', interrupt)

const runStep = async (step: Step): Promise<void> => {
  const { name, budgetMinutes } = step
  console.log(`\n=== ${name} ===`)
  const start = performance.now()
  const report = await step.run(deadline).catch((cause: unknown) => {
    console.error(cause)
    return oneFailure
  })
  results.push({ ...report, name, budgetMinutes, seconds: (performance.now() - start) / 1000 })
}

const only = process.argv.slice(2)
for (const step of steps) {
  if (interrupted || (only.length > 0 && !only.includes(step.name.split(' ')[0] ?? ''))) continue
  await runStep(step)
}

await stopPostgres()
const good = printSummary(results)
if (interrupted) process.exitCode = 130
else if (!good) process.exitCode = 1
