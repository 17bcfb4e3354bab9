import { LockOutlined, WarningOutlined } from '@ant-design/icons'
import { codes, quotaCodes } from '@maojian/contract/codes'
import { pages, type PageId } from '@maojian/contract/pages'
import { Button } from 'antd'
import type { ReactNode } from 'react'
import { CallFault } from '../api/call-fault.ts'
import { plainWords } from '../api/refusal.ts'
import { ButtonLink } from './button-link.tsx'
import { EmptyState } from './empty-state.tsx'
import { LoginNeeded } from './login-needed.tsx'
import { ServicePhone } from './service-phone.tsx'

interface ErrorStateProps {
  readonly error: unknown
  /** What failed, in the user's words. */
  readonly what: string
  readonly onRetry: () => void
  readonly compact?: boolean
  /** The list from which such a thing is opened. */
  readonly list?: PageId
}

const noPermission = new Set<number>([codes.membership, codes.forbidden, ...quotaCodes])

const titleOf = (code: number | undefined, what: string): string => {
  if (code === undefined) return `${what}失败`
  if (code === codes.notFound) return '内容不存在或已被删除'
  if (quotaCodes.has(code)) return '今日次数已用完'
  return noPermission.has(code) ? `没有权限${what}` : `${what}失败`
}

const advice = (fault: CallFault | undefined): ReactNode => {
  if (fault !== undefined && noPermission.has(fault.code)) return <ServicePhone before="如需开通，请联系 " />
  return fault?.requestId ? (
    <>
      请求编号：<code>{fault.requestId}</code>（联系客服时请提供）
    </>
  ) : null
}

const retryOf = (code: number | undefined, { onRetry, list }: ErrorStateProps): ReactNode => {
  if (list !== undefined && (code === codes.badInput || code === codes.notFound))
    return <ButtonLink to={pages[list].path}>返回{pages[list].title}</ButtonLink>
  if (code === codes.badInput) return null
  if (code === codes.notFound) return <ButtonLink to={pages.home.path}>返回首页</ButtonLink>
  return <Button onClick={onRetry}>重试</Button>
}

export const ErrorState = (props: ErrorStateProps) => {
  const { error, what, compact = false } = props
  const fault = error instanceof CallFault ? error : undefined
  if (fault?.code === codes.sessionNeeded) return <LoginNeeded what={what}>{fault.message}</LoginNeeded>
  const locked = fault !== undefined && noPermission.has(fault.code)
  const title = titleOf(fault?.code, what)
  const message = fault === undefined ? '页面处理数据时出现异常' : plainWords(fault.message)
  return (
    <div role="alert">
      <EmptyState
        compact={compact}
        icon={locked ? <LockOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />}
        title={title}
        // The same question is refused again; only another one helps, or another page.
        actions={retryOf(fault?.code, props)}
      >
        {message !== title && <p>{message}</p>}
        <p>{advice(fault)}</p>
      </EmptyState>
    </div>
  )
}
