import { setFlagsFromString } from 'node:v8'

/** Calls of a function before each of the two optimising compilers takes it up; 400 and 3,000 where nobody says. */
export const earlyFlags = [
  '--invocation-count-for-maglev=100',
  '--invocation-count-for-turbofan=600',
] as const

/**
 * A search runs through some two thousand small functions, most of them a few times: as V8 counts, many are still run
 * unoptimised after ten thousand searches (measured: an eighth of the processor time). Told to the whole process, its
 * threads among it.
 */
export const optimiseEarly = (): void => {
  for (const flag of earlyFlags) setFlagsFromString(flag)
}
