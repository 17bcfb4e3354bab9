import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Spin } from 'antd'
import { useEffect, useRef } from 'react'
import { useClient } from '../../api/client-context.ts'
import type { Send } from '../../api/client.ts'
import type { Session } from '../../api/session-store.ts'
import type { Arrival } from './arrival.ts'
import { useEnter } from './use-enter.ts'

interface ArrivalLoginProps {
  readonly arrival: Arrival
  /** Exchanges the code; an address instead of a session leads to an authorisation of our own. */
  readonly exchange: (send: Send, arrival: Arrival) => Promise<Session & { authorizeUrl?: string }>
  readonly back: string | undefined
  readonly onRetry: () => void
}

/** Progress of an exchange, or why it failed and another try. A code is sent once only. */
export const ArrivalLogin = ({ arrival, exchange, back, onRetry }: ArrivalLoginProps) => {
  const { send } = useClient()
  const enter = useEnter(back)
  const login = useMutation({
    mutationFn: () => exchange(send, arrival),
    onSuccess: found => {
      if (found.sessionId !== '') return enter(found)
      if (found.authorizeUrl) location.assign(found.authorizeUrl)
    },
  })
  const sent = useRef('')
  const { mutate } = login
  useEffect(() => {
    if (sent.current === arrival.code) return
    sent.current = arrival.code
    mutate()
  }, [arrival.code, mutate])
  if (!login.isError)
    return (
      <output>
        <Spin /> 正在登录，请稍候…
      </output>
    )
  return (
    <Alert
      type="error"
      showIcon
      title="登录没有完成"
      description={login.error.message}
      action={<Button onClick={onRetry}>重新登录</Button>}
    />
  )
}
