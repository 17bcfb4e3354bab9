import { Link } from '@tanstack/react-router'
import { pageAddress } from '../../ui/page-address.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './account-forms.module.css'
import { RegisterForm } from './register-form.tsx'

export const RegisterPage = () => {
  const [{ back = '' }] = usePageState('register')
  return (
    <section className={`card ${styles.wide}`} aria-labelledby="register-title">
      <h1 id="register-title">注册贸鉴账户</h1>
      <RegisterForm />
      <p className={styles.links}>
        <Link to={pageAddress('login', { back })}>已有账户，去登录</Link>
      </p>
    </section>
  )
}
