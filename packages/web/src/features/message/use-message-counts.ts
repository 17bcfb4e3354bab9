import { messageCounts, messageEvents } from '@maojian/contract/calls/message'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { useClient, useSession } from '../../api/client-context.ts'
import { messagesKey } from './messages-key.ts'

type Counts = z.output<typeof messageCounts>

/** Real counts of the session, told by the server whenever they change; undefined before the first. */
export const useMessageCounts = (): Counts | undefined => {
  const { listen } = useClient()
  const sessionId = useSession()?.sessionId
  const queries = useQueryClient()
  const [heard, setHeard] = useState<{ sessionId: string; counts: Counts }>()
  useEffect(() => {
    if (sessionId === undefined) return
    return listen(messageEvents, 'counts', data => {
      const counts = messageCounts.safeParse(data)
      if (!counts.success) return
      setHeard({ sessionId, counts: counts.data })
      void queries.invalidateQueries({ queryKey: messagesKey })
    })
  }, [listen, sessionId, queries])
  return heard?.sessionId === sessionId ? heard?.counts : undefined
}
