import type { Call } from '@maojian/contract/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallFault } from './call-fault.ts'
import { useClient } from './client-context.ts'
import type { Send } from './client.ts'

export interface ActionOptions<Input, Reply> {
  readonly act: (send: Send, input: Input) => Promise<Reply>
  /** Calls whose answers this makes stale. */
  readonly changes?: readonly Pick<Call, 'path'>[]
  readonly onDone?: (reply: Reply, input: Input) => void | Promise<void>
  readonly onFault?: (fault: CallFault) => void
}

export interface Action<Input, Reply> {
  /** Never rejects: the client has shown the fault, or the form places it. */
  readonly run: (input: Input) => void
  readonly busy: boolean
  /** What was sent and is not answered yet. */
  readonly sent: Input | undefined
  readonly reply: Reply | undefined
  readonly fault: CallFault | undefined
  /** Forgets the fault. */
  readonly reset: () => void
}

const keyOf = (input: unknown): string => JSON.stringify(input) ?? ''

/** A changing call: busy while it runs, its fault until the next try, and what it makes stale asked anew. */
export const useAction = <Input, Reply>(options: ActionOptions<Input, Reply>): Action<Input, Reply> => {
  const { send } = useClient()
  const queries = useQueryClient()
  const underWay = useRef(new Set<string>())
  const call = useMutation({
    mutationFn: (input: Input) => options.act(send, input),
    onSuccess: async (reply, input) => {
      const stale = (options.changes ?? []).map(({ path }) => queries.invalidateQueries({ queryKey: [path] }))
      await Promise.all([...stale, options.onDone?.(reply, input)])
    },
    onError: error => {
      if (error instanceof CallFault) options.onFault?.(error)
    },
    onSettled: (_reply, _fault, input) => void underWay.current.delete(keyOf(input)),
  })
  return {
    run: input => {
      // `busy` is told by the next drawing only: the second of two quick clicks would send it again.
      if (underWay.current.has(keyOf(input))) return
      underWay.current.add(keyOf(input))
      call.mutate(input)
    },
    busy: call.isPending,
    sent: call.isPending ? call.variables : undefined,
    reply: call.data,
    fault: call.error instanceof CallFault ? call.error : undefined,
    reset: call.reset,
  }
}
