import { markRead, readMessage } from '@maojian/contract/calls/message'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Drawer } from 'antd'
import { useEffect } from 'react'
import { useClient } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { isOpenPath } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { messagesKey } from './messages-key.ts'
import styles from './messages-page.module.css'

/** What was opened counts as read. */
const useMarkOpened = (id: string, unread: boolean): void => {
  const { send } = useClient()
  const queries = useQueryClient()
  useEffect(() => {
    if (!unread) return
    void send(markRead, { msg_id: id }, { quiet: true })
      .then(() => queries.invalidateQueries({ queryKey: messagesKey }))
      .catch(() => undefined)
  }, [id, unread, send, queries])
}

const Letter = ({ id }: { id: string }) => {
  const letter = useCall(readMessage, { msg_id: id })
  useMarkOpened(id, letter.data?.list === 'unread')
  if (letter.isPending) return <SkeletonRows rows={2} height={64} />
  if (letter.isError)
    return <ErrorState compact error={letter.error} what="读取消息" onRetry={() => void letter.refetch()} />
  const { title, create_time, content, link } = letter.data
  return (
    <article className={styles.letter}>
      <h2>{title}</h2>
      <time dateTime={create_time}>{clockTime(create_time)}</time>
      <p>{content}</p>
      {isOpenPath(link) && <Link to={link}>查看相关页面</Link>}
    </article>
  )
}

export const MessageDrawer = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Drawer open={id !== ''} title="消息" size={480} onClose={onClose} destroyOnHidden>
    {id !== '' && <Letter id={id} />}
  </Drawer>
)
