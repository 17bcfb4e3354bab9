import type { Call } from '@maojian/contract/call'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type * as z from 'zod'
import { useClient, useSession } from './client-context.ts'

export interface CallOptions<Input> {
  readonly enabled?: boolean
  readonly quiet?: boolean
  /** The page shows a plain refusal itself; a lost session, membership and quota are still announced. */
  readonly placed?: boolean
  /** Whether the answer to that former question may be shown while this one loads, so that nothing jumps. */
  readonly keepWhile?: (former: Input) => boolean
  readonly staleMs?: number
  /** Asked anew whenever the page is opened: `isFetchedAfterMount` tells when an answer is of this opening. */
  readonly anew?: boolean
}

/** A reading call as a query; its answers belong to the session that asked. */
export const useCall = <Req extends z.ZodType, Res extends z.ZodType>(
  call: Call<Req, Res>,
  input: z.input<Req>,
  options: CallOptions<z.input<Req>> = {},
): UseQueryResult<z.output<Res>> => {
  const { send } = useClient()
  const sessionId = useSession()?.sessionId ?? ''
  return useQuery<z.output<Res>>({
    queryKey: [call.path, sessionId, input],
    queryFn: ({ signal }) =>
      send(call, input, { signal, quiet: options.quiet ?? false, placed: options.placed ?? false }),
    enabled: options.enabled ?? true,
    staleTime: options.staleMs ?? 30_000,
    refetchOnMount: options.anew ? 'always' : true,
    placeholderData: (answer, asked) => {
      const former = asked?.queryKey
      if (answer === undefined || former?.[0] !== call.path || former[1] !== sessionId) return undefined
      return options.keepWhile?.(former[2] as z.input<Req>) === true ? answer : undefined
    },
  })
}
