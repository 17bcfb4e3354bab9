import { LockOutlined } from '@ant-design/icons'
import { codes, codeTexts } from '@maojian/contract/codes'
import { loginTexts } from '@maojian/contract/limits'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { useClient } from '../api/client-context.ts'
import { EmptyState } from './empty-state.tsx'
import { pageAddress } from './page-address.ts'

/** A session that has ended says so; without one nobody was ever signed in here. */
export const expiredText = codeTexts[codes.sessionNeeded]

interface LoginNeededProps {
  readonly what: string
  /** Why, and what waits behind the login. */
  readonly children?: ReactNode
}

/** In place of a page that belongs to an account; login returns here. */
export const LoginNeeded = ({ what, children }: LoginNeededProps) => {
  const navigate = useNavigate()
  const expired = useClient().session.lapsed() || children === expiredText
  const here = useLocation({ select: location => location.href })
  return (
    <EmptyState
      icon={<LockOutlined aria-hidden="true" />}
      title={expired ? '登录已失效' : `登录后才能${what}`}
      actions={
        <Button type="primary" onClick={() => void navigate({ href: pageAddress('login', { back: here }) })}>
          {expired ? '重新登录' : '去登录'}
        </Button>
      }
    >
      {children ?? (expired ? expiredText : loginTexts.visitor)}
    </EmptyState>
  )
}
