import { loginByWechat } from '@maojian/contract/calls/sign-on'
import { pages } from '@maojian/contract/pages'
import { Link, useNavigate } from '@tanstack/react-router'
import { Alert, Button } from 'antd'
import type { Send } from '../../../api/client.ts'
import { pageAddress } from '../../../ui/page-address.ts'
import styles from '../account-forms.module.css'
import type { Arrival } from './arrival.ts'
import { ArrivalLogin } from './arrival-login.tsx'
import { useArrival } from './use-arrival.ts'

const exchange = (send: Send, { code, state }: Arrival) =>
  send(loginByWechat, { wxCode: code, state }, { quiet: true })

const scanAddress = pageAddress('login', { way: 'wechat' })

/** Where a scan returns to: progress, or the cause of failure and another try. */
export const WechatPage = () => {
  const arrival = useArrival()
  const navigate = useNavigate()
  const again = () => void navigate({ href: scanAddress })
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="wechat-title">
      <h1 id="wechat-title">{pages.wechatShowPage.title}</h1>
      {arrival === undefined ? (
        <Alert
          type="warning"
          showIcon
          title="没有收到微信的授权结果"
          description="扫码可能已取消、被拒绝或已过期。"
          action={<Button onClick={again}>重新扫码</Button>}
        />
      ) : (
        <ArrivalLogin
          arrival={arrival}
          exchange={exchange}
          back=""
          progress="已收到微信授权，正在核对并登录，请稍候…"
          onRetry={again}
        />
      )}
      <p className={styles.links}>
        <Link to={pages.login.path}>改用其他方式登录</Link>
        <Link to={pages.home.path}>返回首页</Link>
      </p>
    </section>
  )
}
