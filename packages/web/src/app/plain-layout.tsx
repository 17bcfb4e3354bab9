import { pages } from '@maojian/contract/pages'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { Footer } from './shell/footer.tsx'
import { pageIdOf } from '../ui/page-address.ts'
import { Logo } from './shell/logo.tsx'
import styles from './plain-layout.module.css'
import { useDocumentTitle } from './use-document-title.ts'

/** Pages without menu and tags: the banner that leads home, the page, the footer. */
export const PlainLayout = () => {
  const id = useLocation({ select: location => pageIdOf(location.pathname) })
  useDocumentTitle(id === undefined ? '' : pages[id].title)
  return (
    <div className={styles.frame}>
      <header className={styles.header}>
        <Link to={pages.home.path}>
          <Logo size={24} />
          <strong>贸鉴</strong>
          <span className="sr-only">，返回首页</span>
        </Link>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
      <Footer />
    </div>
  )
}
