import { ReloadOutlined } from '@ant-design/icons'
import { startWechat } from '@maojian/contract/calls/sign-on'
import { Button } from 'antd'
import { useEffect } from 'react'
import type * as z from 'zod'
import { useCall } from '../../../api/use-call.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx'
import { usePageState } from '../../../ui/use-page-state.ts'
import { useSecondsLeft } from '../use-seconds-left.ts'
import { keepReturn } from './return-place.ts'
import styles from './wechat-panel.module.css'

type Start = z.output<typeof startWechat.reply>

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

interface CodeProps {
  readonly start: Start
  readonly until: number
  readonly onRefresh: () => void
}

/** WeChat's own frame; after a scan it leads this window to the return page, which alone it may do here. */
const Code = ({ start, until, onRefresh }: CodeProps) => {
  const left = useSecondsLeft(until)
  const expired = left === 0
  return (
    <div className={styles.panel}>
      <div className={styles.code}>
        <iframe
          title="微信登录二维码"
          src={start.frameUrl}
          sandbox="allow-scripts allow-same-origin allow-forms allow-top-navigation"
          inert={expired}
        />
        {expired && (
          <div className={styles.expired} role="alert">
            <strong>二维码已失效</strong>
            <Button type="primary" icon={<ReloadOutlined aria-hidden="true" />} onClick={onRefresh}>
              刷新二维码
            </Button>
          </div>
        )}
      </div>
      <p className={styles.hint}>
        {expired
          ? '为保护账户安全，二维码每 5 分钟失效一次。'
          : `请用微信扫描二维码，${clock(left)} 后失效。`}
      </p>
      <p className={styles.hint}>
        <a href={start.authorizeUrl}>二维码没有显示？打开微信登录页</a>
      </p>
    </div>
  )
}

export const WechatPanel = () => {
  const [{ back = '' }] = usePageState('login')
  const start = useCall(startWechat, {}, { quiet: true, staleMs: Infinity })
  const state = start.data?.state
  useEffect(() => {
    if (state !== undefined) keepReturn({ state, back })
  }, [state, back])
  const again = () => void start.refetch()
  if (start.isError) return <ErrorState error={start.error} what="取得微信二维码" onRetry={again} />
  if (start.isPending || start.isRefetching) return <SkeletonRows rows={1} height={300} />
  const until = start.dataUpdatedAt + start.data.validSeconds * 1000
  return <Code start={start.data} until={until} onRefresh={again} />
}
