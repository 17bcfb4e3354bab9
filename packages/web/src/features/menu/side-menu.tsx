import { LockOutlined, RightOutlined } from '@ant-design/icons'
import type { MenuItem } from '@maojian/contract/calls/account'
import { codes, codeTexts } from '@maojian/contract/codes'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useClient, useSession } from '../../api/client-context.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { isOpenPath, pathOf } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { MenuIcon } from './menu-icon.tsx'
import styles from './side-menu.module.css'
import { menuPath, menuTrail, useMenu } from './use-menu.ts'

interface EntryProps {
  readonly item: MenuItem
  readonly pathname: string
  readonly onGo: () => void
}

/** Grey with a lock; a click says what unlocks it (spec 000 §7). */
const LockedEntry = ({ item }: { item: MenuItem }) => {
  const { notices } = useClient()
  const session = useSession()
  const explain = () =>
    session === undefined ? notices.askLogin() : notices.membership(codeTexts[codes.membership])
  return (
    <button
      type="button"
      className={`${styles.entry} ${styles.locked}`}
      title={`${item.menuName}（未开通）`}
      onClick={explain}
    >
      <MenuIcon pageUrl={item.pageUrl} />
      <span className={styles.name}>{item.menuName}</span>
      <LockOutlined aria-label="未开通" />
    </button>
  )
}

const ComingEntry = ({ item }: { item: MenuItem }) => (
  <span className={`${styles.entry} ${styles.coming}`} aria-disabled="true" title={item.menuName}>
    <MenuIcon pageUrl={item.pageUrl} />
    <span className={styles.name}>{item.menuName}</span>
    <small>即将开放</small>
  </span>
)

const PageEntry = ({ item, pathname, onGo }: EntryProps) => {
  const current = pathOf(item.pageUrl) === menuPath(pathname)
  const ref = useRef<HTMLAnchorElement>(null)
  // A page that was opened by its address may have its entry far below the fold of the menu.
  useEffect(() => {
    if (current) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <Link
      ref={ref}
      to={item.pageUrl}
      className={`${styles.entry} ${current ? styles.current : ''}`}
      aria-current={current ? (pathOf(item.pageUrl) === pathname ? 'page' : 'location') : undefined}
      title={item.menuName}
      onClick={onGo}
    >
      <MenuIcon pageUrl={item.pageUrl} />
      <span className={styles.name}>{item.menuName}</span>
    </Link>
  )
}

const GroupEntry = (props: EntryProps) => {
  const { item, pathname } = props
  const [open, setOpen] = useState(true)
  const within = menuTrail(item.children, menuPath(pathname)).length > 0
  return (
    <>
      <button
        type="button"
        className={`${styles.entry} ${styles.group} ${within ? styles.within : ''}`}
        aria-expanded={open}
        title={item.menuName}
        onClick={() => setOpen(!open)}
      >
        <span className={styles.name}>{item.menuName}</span>
        <RightOutlined className={open ? styles.turned : styles.arrow} aria-hidden="true" />
      </button>
      {open && (
        <ul className={styles.children}>
          {item.children.map(child => (
            <Entry key={child.menuId} {...props} item={child} />
          ))}
        </ul>
      )}
    </>
  )
}

const entryFor = (props: EntryProps) => {
  const { item } = props
  if (item.children.length > 0 && item.isAuth === 1) return <GroupEntry {...props} />
  if (item.isAuth === 0) return <LockedEntry item={item} />
  return isOpenPath(item.pageUrl) ? <PageEntry {...props} /> : <ComingEntry item={item} />
}

const Entry = (props: EntryProps) => <li>{entryFor(props)}</li>

interface SideMenuProps {
  readonly pathname: string
  readonly collapsed: boolean
  /** Called when a page was chosen, so that a drawer can close. */
  readonly onGo: () => void
}

export const SideMenu = ({ pathname, collapsed, onGo }: SideMenuProps) => {
  const menu = useMenu()
  if (menu.isPending) return <SkeletonRows rows={6} height={32} label="正在加载菜单" />
  if (menu.isError)
    return <ErrorState compact error={menu.error} what="加载菜单" onRetry={() => void menu.refetch()} />
  return (
    <nav aria-label="主菜单" className={collapsed ? styles.collapsed : undefined}>
      <ul>
        {menu.data.map(item => (
          <Entry key={item.menuId} item={item} pathname={pathname} onGo={onGo} />
        ))}
      </ul>
    </nav>
  )
}
