import { setTimeout as wait } from 'node:timers/promises'

/** Lets time pass; ends early, with an error, when it is told to stop. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> => wait(ms, undefined, { signal })
