import { expect, test } from 'vitest'
import { answeringThreadCount } from './thread-count.ts'

test.each([
  { processors: 1, memoryMb: 16_000, threads: 0 },
  { processors: 2, memoryMb: 16_000, threads: 0 },
  { processors: 4, memoryMb: 16_000, threads: 3 },
  { processors: 64, memoryMb: 64_000, threads: 8 },
  { processors: 8, memoryMb: 2500, threads: 3 },
  { processors: 4, memoryMb: 500, threads: 0 },
])('$processors processors and $memoryMb MB give $threads threads', ({ threads, ...machine }) => {
  expect(answeringThreadCount(machine)).toBe(threads)
})
