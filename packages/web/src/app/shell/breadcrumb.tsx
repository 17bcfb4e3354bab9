import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import { menuTrail, useMenu } from '../../features/menu/use-menu.ts'
import { pageIdOf } from '../../ui/page-address.ts'
import styles from './shell.module.css'

/** Home, the menu groups above the page, the page: the same words as the sidebar. */
const trailOf = (menu: Parameters<typeof menuTrail>[0], pathname: string): string[] => {
  const trail = menuTrail(menu, pathname).map(item => item.menuName)
  if (trail.length > 0) return trail
  const id = pageIdOf(pathname)
  return [id === undefined ? '页面不存在' : pages[id].title]
}

export const Breadcrumb = ({ pathname }: { pathname: string }) => {
  const menu = useMenu()
  if (pathname === pages.home.path) return null
  return (
    <nav aria-label="面包屑" className={`${styles.breadcrumb} no-print`}>
      <ol>
        <li>
          <Link to={pages.home.path}>{pages.home.title}</Link>
        </li>
        {trailOf(menu.data ?? [], pathname).map((name, i, all) => (
          <li key={name} aria-current={i === all.length - 1 ? 'page' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
