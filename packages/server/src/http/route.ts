import type { Call } from '@maojian/contract/call'
import type { Readable } from 'node:stream'
import type * as z from 'zod'
import type { Context } from './context.ts'

/** One function answers one call; faults are thrown. */
export type Verb<C extends Call> = (
  context: Context,
  input: z.output<C['request']>,
) => Promise<z.output<C['reply']>> | z.output<C['reply']>

/** A file as an answer; `name` is what the browser saves it under. */
export interface FileAnswer {
  readonly name: string
  readonly type: string
  readonly content: Readable
}

/** Answers a call that answers files. */
export type FileVerb<C extends Call> = (
  context: Context,
  input: z.output<C['request']>,
) => Promise<FileAnswer>

export interface Route {
  readonly call: Call
  readonly verb: (context: Context, input: never) => unknown
}

export const route = <C extends Call>(call: C, verb: Verb<C>): Route => ({ call, verb })

export const fileRoute = <C extends Call>(call: C, verb: FileVerb<C>): Route => ({ call, verb })
