import type * as z from 'zod'

/** What a job is, said once: who asks for it and who does it both take it from here. */
export interface JobDeclaration<Payload extends object> {
  readonly name: string
  /** For the administrator who reads the list of jobs. */
  readonly titleZh: string
  readonly payload: z.ZodType<Payload>
  /**
   * Jobs of one name and key run one at a time, on whatever server. While one runs, one more may wait; whoever asks
   * again joins the one that waits. Different keys run side by side.
   */
  readonly key: (payload: Payload) => string
  /** Longest that one run may take; at most a day. */
  readonly expiresMinutes: number
  /** How many of different keys one server runs at once. */
  readonly concurrency?: number
  /** How often it is run again after it failed, or after its server died or stopped. */
  readonly retries?: number
  /** Pause before the second run; it doubles up to the longest. */
  readonly pauseSeconds?: number
  readonly longestPauseSeconds?: number
  readonly schedule?: {
    /** Cron line in Asia/Shanghai. */
    readonly cron: string
    readonly payload: Payload
    /** Run once for the times that passed while no server was up. */
    readonly catchUp?: boolean
  }
}

export type Job<Payload extends object> = Required<Omit<JobDeclaration<Payload>, 'schedule'>> &
  Pick<JobDeclaration<Payload>, 'schedule'>

/** Any job, where its payload does not matter. */
export type AnyJob = Pick<Job<never>, 'name' | 'titleZh'>

const defaults = { concurrency: 1, retries: 5, pauseSeconds: 2, longestPauseSeconds: 600 } as const

export const defineJob = <Payload extends object>(declaration: JobDeclaration<Payload>): Job<Payload> => ({
  ...defaults,
  ...declaration,
})
