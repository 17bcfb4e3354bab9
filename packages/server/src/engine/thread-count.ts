import { availableParallelism } from 'node:os'

export interface Machine {
  readonly processors: number
  /** What this process may still take. */
  readonly memoryMb: number
}

export const thisMachine = (): Machine => ({
  processors: availableParallelism(),
  memoryMb: process.availableMemory() / 1024 ** 2,
})

/** What a thread comes to keep beside the shared bytes of an index of 60 MB, and with it. */
const threadMb = 400

/** More threads than these find nothing to do: the thread that speaks to the wire feeds no more. */
const mostThreads = 8

/** On fewer processors, two of which are often one core, the thread that speaks to the wire loses more than it is spared. */
const fewestProcessors = 4

/** One processor is for the thread that speaks to the wire; half of the memory that is left, for everything else. */
export const answeringThreadCount = ({ processors, memoryMb }: Machine): number =>
  processors < fewestProcessors
    ? 0
    : Math.min(processors - 1, mostThreads, Math.floor(memoryMb / 2 / threadMb))
