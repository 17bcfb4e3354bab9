import { listLoginWays, probeSignOn, startSignOn } from '@maojian/contract/calls/sign-on'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { App, Button } from 'antd'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fileAddress } from '../../../api/client.ts'
import { useClient } from '../../../api/client-context.ts'
import { useCall } from '../../../api/use-call.ts'
import { pageAddress } from '../../../ui/page-address.ts'
import { rememberProbe, wasProbed } from './probe-memory.ts'
import { keepReturn } from './return-place.ts'
import { useTouched } from './use-touched.ts'

type Answer = 'yes' | 'no' | 'timeout'

const answers: readonly unknown[] = ['yes', 'no', 'timeout'] satisfies Answer[]

/** Beyond the frame's own time-out: when not even our page in it could be loaded. */
const graceMs = 1000

const silent = '单点登录没有响应，请使用本平台账户登录'

/** Leads to an authorisation of our own, or to the local login when the provider is silent. */
const useLeave = () => {
  const { send } = useClient()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const here = useLocation({ select: location => location.href })
  const local = (): void => {
    void message.info({ content: silent, key: silent })
    void navigate({ href: pageAddress('login', { back: here }) })
  }
  return async (answer: Answer): Promise<void> => {
    if (answer === 'timeout') return local()
    const start = await send(startSignOn, {}, { quiet: true }).catch(() => undefined)
    if (start === undefined) return local()
    keepReturn({ state: start.state, back: here })
    location.assign(start.authorizeUrl)
  }
}

/** Somebody who already works on the page is asked, not carried away from what was typed. */
const useSettle = () => {
  const { notification } = App.useApp()
  const leave = useLeave()
  const touched = useTouched()
  return (answer: Answer): void => {
    rememberProbe()
    if (!touched.current) return void leave(answer)
    notification.info({
      title: '可以登录以使用全部功能',
      description: answer === 'timeout' ? silent : '单点登录可用。',
      actions: <Button onClick={() => void leave(answer)}>去登录</Button>,
    })
  }
}

const Frame = ({ timeoutMs }: { timeoutMs: number }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [settled, setSettled] = useState(false)
  const settle = useSettle()
  const onAnswer = useEffectEvent((answer: Answer) => {
    if (settled) return
    setSettled(true)
    settle(answer)
  })
  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent<{ probe?: Answer } | null>): void => {
      const isOurs = source !== null && source === frame.current?.contentWindow
      if (isOurs && answers.includes(data?.probe)) onAnswer(data!.probe!)
    }
    addEventListener('message', onMessage)
    const timer = setTimeout(() => onAnswer('timeout'), timeoutMs + graceMs)
    return () => {
      removeEventListener('message', onMessage)
      clearTimeout(timer)
    }
  }, [timeoutMs])
  if (settled) return null
  return (
    <iframe
      ref={frame}
      hidden
      title="单点登录探测"
      sandbox="allow-scripts"
      src={fileAddress(probeSignOn, {})}
    />
  )
}

/** Asks the provider, once a tab, whether it knows this visitor; only where a probe is configured. */
export const SignOnProbe = () => {
  const [done] = useState(wasProbed)
  const ways = useCall(listLoginWays, {}, { quiet: true, staleMs: Infinity, enabled: !done })
  return !done && ways.data && ways.data.probeUrl !== '' ? (
    <Frame timeoutMs={ways.data.probeTimeoutMs} />
  ) : null
}
