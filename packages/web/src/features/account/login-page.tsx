import { listLoginWays } from '@maojian/contract/calls/sign-on'
import { pages } from '@maojian/contract/pages'
import { Link, useNavigate } from '@tanstack/react-router'
import { Alert, Tabs } from 'antd'
import { useClient } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './account-forms.module.css'
import { CodeLoginForm } from './code-login-form.tsx'
import { LoginForm } from './login-form.tsx'
import { ArrivalLogin } from './sign-on/arrival-login.tsx'
import { AuthoriseButton } from './sign-on/authorise-button.tsx'
import { exchangeCode } from './sign-on/exchange-code.ts'
import { useArrival } from './sign-on/use-arrival.ts'
import { WechatPanel } from './sign-on/wechat-panel.tsx'

const always = [
  { key: 'password', label: '密码登录', children: <LoginForm /> },
  { key: 'code', label: '验证码登录', children: <CodeLoginForm /> },
]

const wechat = { key: 'wechat', label: '微信扫码', children: <WechatPanel /> }

/** Ways in that this installation offers; local login never waits for the answer. */
const Ways = () => {
  const { data } = useCall(listLoginWays, {}, { quiet: true, staleMs: Infinity })
  const [{ way = 'password' }, setState] = usePageState('login')
  return (
    <>
      <Tabs
        items={data?.wechat ? [...always, wechat] : always}
        activeKey={way}
        onChange={key => setState({ way: key === 'password' ? '' : key }, { replace: true })}
        destroyOnHidden
      />
      {data?.signOn && (
        <div className={styles.signOn}>
          <AuthoriseButton label={data.signOnName || '单点登录'} />
        </div>
      )}
    </>
  )
}

export const LoginPage = () => {
  const [{ back = '' }] = usePageState('login')
  const navigate = useNavigate()
  const lapsed = useClient().session.lapsed()
  const arrival = useArrival()
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="login-title">
      <h1 id="login-title">登录贸鉴</h1>
      <p className={styles.hint}>制裁名单筛查与出口管制查询</p>
      {lapsed && back !== '' && (
        <Alert
          type="warning"
          showIcon
          style={{ marginBottom: 12 }}
          title="登录已失效"
          description="表单中已填写的内容保留在本标签页，登录后回到原页面继续。"
        />
      )}
      {arrival && (
        <ArrivalLogin
          arrival={arrival}
          exchange={exchangeCode}
          back={back}
          onRetry={() => void navigate({ href: pageAddress('login', { back }), reloadDocument: true })}
        />
      )}
      <Ways />
      <p className={styles.links}>
        <Link to={pageAddress('register', { back })}>注册新账户</Link>
        <Link to={pageAddress('resetPassword', { back })}>忘记密码</Link>
        <Link to={pages.home.path}>暂不登录，先看首页</Link>
      </p>
    </section>
  )
}
