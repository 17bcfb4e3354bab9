import { useMutation, useQueryClient } from '@tanstack/react-query'
import { App } from 'antd'
import { useClient } from '../../api/client-context.ts'
import type { MessageList } from './message-lists.ts'
import { messagesKey } from './messages-key.ts'

export const wholeList = 'all'

/** Moves chosen messages (or all of the list) to where the list's one transition leads. */
export const useMove = (list: MessageList, onDone: () => void) => {
  const { send } = useClient()
  const { message } = App.useApp()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => send(list.move, { msg_id: ids.join(',') }),
    onSuccess: ({ moved }) => {
      onDone()
      void message.success(`${list.verb}：${moved} 条`)
      void queries.invalidateQueries({ queryKey: messagesKey })
    },
  })
}
