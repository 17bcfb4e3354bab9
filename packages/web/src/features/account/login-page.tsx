import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'

export const LoginPage = () => {
  useEffect(() => {
    document.title = `${pages.login.title} - 贸鉴`
  }, [])
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="login-title">
      <h1 id="login-title">登录贸鉴</h1>
      <p className={styles.hint}>制裁名单筛查与出口管制查询</p>
      <LoginForm />
      <p className={styles.visitor}>
        <Link to={pages.home.path}>暂不登录，先看首页</Link>
      </p>
    </section>
  )
}
