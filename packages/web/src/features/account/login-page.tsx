import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { Tabs } from 'antd'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './account-forms.module.css'
import { CodeLoginForm } from './code-login-form.tsx'
import { LoginForm } from './login-form.tsx'
import { useDocumentTitle } from './use-document-title.ts'

const ways = [
  { key: 'password', label: '密码登录', children: <LoginForm /> },
  { key: 'code', label: '验证码登录', children: <CodeLoginForm /> },
]

export const LoginPage = () => {
  useDocumentTitle('login')
  const [{ back = '' }] = usePageState('login')
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="login-title">
      <h1 id="login-title">登录贸鉴</h1>
      <p className={styles.hint}>制裁名单筛查与出口管制查询</p>
      <Tabs items={ways} destroyOnHidden />
      <p className={styles.links}>
        <Link to={pageAddress('register', { back })}>注册新账户</Link>
        <Link to={pageAddress('resetPassword', { back })}>忘记密码</Link>
        <Link to={pages.home.path}>暂不登录，先看首页</Link>
      </p>
    </section>
  )
}
