import { LockOutlined } from '@ant-design/icons'
import { loginTexts } from '@maojian/contract/limits'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import { EmptyState } from './empty-state.tsx'
import { pageAddress } from './page-address.ts'

/** In place of a page that belongs to an account; login returns here. */
export const LoginNeeded = ({ what }: { what: string }) => {
  const navigate = useNavigate()
  const here = useLocation({ select: location => location.href })
  return (
    <EmptyState
      icon={<LockOutlined aria-hidden="true" />}
      title={`登录后才能${what}`}
      actions={
        <Button type="primary" onClick={() => void navigate({ href: pageAddress('login', { back: here }) })}>
          去登录
        </Button>
      }
    >
      {loginTexts.visitor}
    </EmptyState>
  )
}
