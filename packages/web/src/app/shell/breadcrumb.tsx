import { pages } from '@maojian/contract/pages'
import { plannedPages } from '@maojian/contract/planned-pages.table'
import { Link } from '@tanstack/react-router'
import { menuPath, menuTrail, useMenu } from '../../features/menu/use-menu.ts'
import { pageIdOf } from '../../ui/page-address.ts'
import styles from './shell.module.css'

const titleOf = (pathname: string): string => {
  const id = pageIdOf(pathname)
  if (id !== undefined) return pages[id].title
  return plannedPages.find(({ path }) => path === pathname)?.title ?? '页面不存在'
}

/** Home, the menu groups above the page, the page: the same words as the sidebar. */
const trailOf = (menu: Parameters<typeof menuTrail>[0], pathname: string): string[] => {
  const path = menuPath(pathname)
  const trail = menuTrail(menu, path).map(item => item.menuName)
  return trail.length > 0 && path === pathname ? trail : [...trail, titleOf(pathname)]
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
