import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Button, Checkbox, Pagination } from 'antd'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { clockTime } from '../../ui/clock-time.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import type { Message, MessageList } from './message-lists.ts'
import styles from './messages-page.module.css'
import { useMove, wholeList } from './use-move.ts'

interface RowProps {
  readonly message: Message
  readonly chosen: boolean
  readonly onChoose: (chosen: boolean) => void
}

const Row = ({ message, chosen, onChoose }: RowProps) => {
  const [state] = usePageState('messages')
  return (
    <li className={styles.row}>
      <Checkbox
        checked={chosen}
        aria-label={`选择 ${message.title}`}
        onChange={event => onChoose(event.target.checked)}
      />
      <Link to={pageAddress('messages', { ...state, id: message.msg_id })} className={styles.title}>
        {message.title}
      </Link>
      <time dateTime={message.create_time}>{clockTime(message.create_time)}</time>
    </li>
  )
}

interface RowsProps {
  readonly list: MessageList
  readonly messages: readonly Message[]
  readonly count: number
  readonly page: number
  readonly pageSize: number
}

/** One list: choose some or take all, then its one transition. */
export const MessageRows = ({ list, messages, count, page, pageSize }: RowsProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [, setState] = usePageState('messages')
  const move = useMove(list, () => setChosen(new Set()))
  const ids = messages.map(message => message.msg_id)
  const held = ids.filter(id => chosen.has(id))
  const choose = (id: string, on: boolean) =>
    setChosen(new Set(on ? [...held, id] : held.filter(one => one !== id)))
  if (count === 0)
    return (
      <EmptyState title={list.empty}>名单更新、登录提醒与会员变动会出现在{pages.messages.title}。</EmptyState>
    )
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          checked={held.length === ids.length}
          indeterminate={held.length > 0 && held.length < ids.length}
          onChange={event => setChosen(new Set(event.target.checked ? ids : []))}
        >
          全选本页
        </Checkbox>
        <span>已选 {held.length} 条</span>
        <Button disabled={held.length === 0} loading={move.isPending} onClick={() => move.mutate(held)}>
          {list.verb}
        </Button>
        <Button disabled={move.isPending} onClick={() => move.mutate([wholeList])}>
          全部{list.verb}
        </Button>
      </div>
      <ul>
        {messages.map(message => (
          <Row
            key={message.msg_id}
            message={message}
            chosen={chosen.has(message.msg_id)}
            onChoose={on => choose(message.msg_id, on)}
          />
        ))}
      </ul>
      <Pagination
        className={styles.pages}
        current={page}
        pageSize={pageSize}
        total={count}
        showSizeChanger={false}
        hideOnSinglePage
        showTotal={total => `共 ${total} 条`}
        onChange={next => setState({ page: String(next) })}
      />
    </>
  )
}
