import type { Call } from '@maojian/contract/call'
import { getUser, listUsers } from '@maojian/contract/calls/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import type * as z from 'zod'
import { useClient } from '../../../api/client-context.ts'

/** Makes a change to a user; what shows users is read anew. */
export const useAdminAct = <Req extends z.ZodType, Res extends z.ZodType>(
  call: Call<Req, Res>,
  done: string,
) => {
  const { send } = useClient()
  const { message } = App.useApp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: z.input<Req>) => send(call, input),
    onSuccess: () => {
      void message.success(done)
      void queries.invalidateQueries({ queryKey: [getUser.path] })
      void queries.invalidateQueries({ queryKey: [listUsers.path] })
    },
  })
}
