import * as z from 'zod'

/** `data` of an answer with code 202: the file is being made; the same call answers it when it is there. */
export const accepted = z.object({
  jobId: z.string(),
  done: z.number(),
  /** 0 while nobody knows. */
  total: z.number(),
  /** One line in Chinese for the person who waits. */
  note: z.string(),
})

export type Accepted = z.output<typeof accepted>
