import type { Call } from '@maojian/contract/call'
import type { Readable } from 'node:stream'
import type * as z from 'zod'
import type { Context } from './context.ts'

/** One function answers one call; faults are thrown. */
export type Verb<C extends Call> = (
  context: Context,
  input: z.output<C['request']>,
) => Promise<z.output<C['reply']>> | z.output<C['reply']>

/** What a call with `answers` gives instead of an envelope. */
export interface RawAnswer {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Readable
}

export interface Route {
  readonly call: Call
  readonly verb: (context: Context, input: never) => unknown
}

export const route = <C extends Call>(call: C, verb: Verb<C>): Route => ({ call, verb })
