import { loginByWechat, startWechat } from '@maojian/contract/calls/sign-on'
import { pages } from '@maojian/contract/pages'
import { Link, useNavigate } from '@tanstack/react-router'
import type { Send } from '../../api/client.ts'
import styles from './account-forms.module.css'
import type { Arrival } from './arrival.ts'
import { ArrivalLogin } from './arrival-login.tsx'
import { AuthoriseButton } from './authorise-button.tsx'
import { useArrival } from './use-arrival.ts'
import { useDocumentTitle } from './use-document-title.ts'

const exchange = (send: Send, { code, state }: Arrival) =>
  send(loginByWechat, { wxCode: code, state }, { quiet: true })

/** Where a scan returns to: progress, or the cause of failure and another try. */
export const WechatPage = () => {
  useDocumentTitle('wechatShowPage')
  const arrival = useArrival()
  const navigate = useNavigate()
  const again = () => void navigate({ href: pages.login.path })
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="wechat-title">
      <h1 id="wechat-title">{pages.wechatShowPage.title}</h1>
      {arrival === undefined ? (
        <>
          <p className={styles.hint}>没有收到微信的授权结果，可能已取消或已过期。</p>
          <AuthoriseButton call={startWechat} label="重新微信扫码" />
        </>
      ) : (
        <ArrivalLogin arrival={arrival} exchange={exchange} back={undefined} onRetry={again} />
      )}
      <p className={styles.links}>
        <Link to={pages.login.path}>改用其他方式登录</Link>
      </p>
    </section>
  )
}
