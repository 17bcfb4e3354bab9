import { BellOutlined } from '@ant-design/icons'
import { pages } from '@maojian/contract/pages'
import { useNavigate } from '@tanstack/react-router'
import { Badge, Button } from 'antd'
import { useSession } from '../../api/client-context.ts'
import { useMessageCounts } from './use-message-counts.ts'

const most = 99

/** Unread messages in the header, without reload. */
export const MessageBell = () => {
  const session = useSession()
  const unread = useMessageCounts()?.unread ?? 0
  const navigate = useNavigate()
  if (session === undefined) return null
  return (
    <Badge count={unread} overflowCount={most} size="small" offset={[-6, 6]}>
      <Button
        type="text"
        icon={<BellOutlined aria-hidden="true" />}
        aria-label={`消息，${unread} 条未读`}
        onClick={() => void navigate({ href: pages.messages.path })}
      />
    </Badge>
  )
}
