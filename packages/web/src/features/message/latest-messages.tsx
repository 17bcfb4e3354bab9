import { initMessages } from '@maojian/contract/calls/message'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { clockTime } from '../../ui/clock-time.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { listNamed, shownCount, type Messages } from './message-lists.ts'
import styles from './messages-page.module.css'

const shown = 5

const Rows = ({ messages }: { messages: Messages }) => {
  if (messages.unread.length === 0)
    return (
      <EmptyState compact title={listNamed('unread').empty}>
        名单更新与会员变动会出现在这里。
      </EmptyState>
    )
  return (
    <ul>
      {messages.unread.slice(0, shown).map(message => (
        <li key={message.msg_id} className={styles.row}>
          <Link to={pageAddress('messages', { id: message.msg_id })} className={styles.title}>
            {message.title}
          </Link>
          <time dateTime={message.create_time}>{clockTime(message.create_time)}</time>
        </li>
      ))}
    </ul>
  )
}

/** The newest unread messages, for a page that shows more than messages. */
export const LatestMessages = () => {
  const messages = useCall(initMessages, { page: 1, pageSize: shown }, { staleMs: 0 })
  return (
    <section className="card" aria-labelledby="latest-messages-title">
      <h2 id="latest-messages-title">
        未读消息{messages.data && `（${shownCount(messages.data.counts.unread)}）`}
      </h2>
      {messages.isPending && <SkeletonRows rows={shown} height={36} />}
      {messages.isError && (
        <ErrorState compact error={messages.error} what="读取消息" onRetry={() => void messages.refetch()} />
      )}
      {messages.data && <Rows messages={messages.data} />}
      <p>
        <Link to={pages.messages.path}>全部消息</Link>
      </p>
    </section>
  )
}
