import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Space, Spin } from 'antd'
import { useEffect, useRef } from 'react'
import { CallFault } from '../../../api/call-fault.ts'
import { useClient } from '../../../api/client-context.ts'
import type { Send } from '../../../api/client.ts'
import type { Session } from '../../../api/session-store.ts'
import { useEnter } from '../use-enter.ts'
import type { Arrival } from './arrival.ts'
import { keepReturn, returnFor } from './return-place.ts'

interface ArrivalLoginProps {
  readonly arrival: Arrival
  /** Exchanges the code; an address instead of a session leads to an authorisation of our own. */
  readonly exchange: (
    send: Send,
    arrival: Arrival,
  ) => Promise<Session & { authorizeUrl?: string; state?: string }>
  readonly back: string
  readonly progress?: string
  readonly onRetry: () => void
  /** Offered where a page can be read without login. */
  readonly onSkip?: () => void
}

const refusalOf = (error: string): string =>
  error === 'access_denied'
    ? '您在授权页面取消或拒绝了登录。'
    : '授权页面没有给出登录结果，请重新登录或改用其他方式。'

const useExchange = ({ arrival, exchange, back }: ArrivalLoginProps) => {
  const { send } = useClient()
  const place = returnFor(arrival.state) || back
  const enter = useEnter(place)
  return useMutation({
    mutationFn: () =>
      arrival.code === ''
        ? Promise.reject(new CallFault(0, refusalOf(arrival.error)))
        : exchange(send, arrival),
    onSuccess: found => {
      if (found.sessionId !== '') return enter(found)
      if (!found.authorizeUrl) return
      keepReturn({ state: found.state ?? '', back: place })
      location.assign(found.authorizeUrl)
    },
  })
}

/** Progress of an exchange, or why it failed and another try. A code is sent once only. */
export const ArrivalLogin = (props: ArrivalLoginProps) => {
  const { arrival, progress = '正在登录，请稍候…', onRetry, onSkip } = props
  const login = useExchange(props)
  const sent = useRef<Arrival>(undefined)
  const { mutate } = login
  useEffect(() => {
    if (sent.current === arrival) return
    sent.current = arrival
    mutate()
  }, [arrival, mutate])
  if (!login.isError)
    return (
      <output>
        <Spin /> {progress}
      </output>
    )
  return (
    <Alert
      type="error"
      showIcon
      title="登录没有完成"
      description={login.error.message}
      action={
        <Space orientation="vertical">
          <Button onClick={onRetry}>重新登录</Button>
          {onSkip && <Button onClick={onSkip}>继续浏览</Button>}
        </Space>
      }
    />
  )
}
