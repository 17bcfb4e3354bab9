import { pages } from '@maojian/contract/pages'
import { Link, Outlet } from '@tanstack/react-router'
import { Footer } from './shell/footer.tsx'
import { Logo } from './shell/logo.tsx'
import styles from './plain-layout.module.css'

/** Pages without menu and tags: the banner that leads home, the page, the footer. */
export const PlainLayout = () => (
  <div className={styles.frame}>
    <header className={styles.header}>
      <Link to={pages.home.path} aria-label="贸鉴，返回首页">
        <Logo size={24} />
        <strong>贸鉴</strong>
      </Link>
    </header>
    <main className={styles.main}>
      <Outlet />
    </main>
    <Footer />
  </div>
)
