import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const all = ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']

/** Test files that read real official files form a run of their own, with its own time budget. */
const real = globSync(all, { cwd: import.meta.dirname }).filter(path =>
  /REFERENCE_DATA|reference-?data|OnRealFiles/i.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
)

// Modules are read once a worker, not once a file: a third of the run went into reading tables again.
const limits = { testTimeout: 60_000, hookTimeout: 120_000, isolate: false }

// vitest reads a default export.
export default defineConfig({
  test: {
    // One more than the processors of the smallest machine: tests that wait for a database or a process leave one idle.
    maxWorkers: 3,
    projects: [
      { test: { ...limits, name: 'unit', include: all, exclude: ['**/node_modules/**', ...real] } },
      {
        test: {
          ...limits,
          name: 'real',
          include: real.length > 0 ? real : ['no-such-file'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
