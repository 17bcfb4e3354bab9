import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { plannedPages } from '@maojian/contract/planned-pages.table'
import { SideMenu } from '../../features/menu/side-menu.tsx'
import { isOpenPath } from '../../ui/page-address.ts'
import { useDraft } from '../../ui/use-draft.ts'
import { PageTitleContext } from '../../ui/use-page-title.ts'
import { useNarrow } from '../../ui/use-narrow.ts'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { useSlashFocus } from '../../ui/use-slash-focus.ts'
import { useHelpKey } from '../help/use-help-key.ts'
import { useTags } from '../tags/use-tags.ts'
import { useDocumentTitle } from '../use-document-title.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { Footer } from './footer.tsx'
import { Palette } from './palette.tsx'
import { PrintHead } from './print-head.tsx'
import styles from './shell.module.css'
import { TagBar } from './tag-bar.tsx'
import { TopHeader } from './top-header.tsx'
import { usePaletteKey } from './use-palette-key.ts'

const HelpDrawer = lazy(() =>
  import('../help/help-drawer.tsx').then(module => ({ default: module.HelpDrawer })),
)

const MenuDrawer = lazy(() => import('./menu-drawer.tsx').then(module => ({ default: module.MenuDrawer })))

interface SidebarProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly pathname: string
}

/** A column beside the page, or a drawer above it where the window is narrow. */
const Sidebar = ({ open, onClose, pathname }: SidebarProps) => {
  const narrow = useNarrow()
  if (!narrow)
    return (
      <aside className={`${styles.sidebar} ${open ? '' : styles.folded} no-print`}>
        <SideMenu pathname={pathname} collapsed={!open} onGo={() => {}} />
      </aside>
    )
  return (
    open && (
      <Suspense>
        <MenuDrawer open onClose={onClose} pathname={pathname} />
      </Suspense>
    )
  )
}

/** What is announced only, and what does not exist, has no tag to be named after. */
const untaggedTitle = (pathname: string): string =>
  plannedPages.find(({ path }) => path === pathname)?.title ?? (isOpenPath(pathname) ? '' : '页面不存在')

export const Shell = () => {
  const pathname = useLocation({ select: location => location.pathname })
  const narrow = useNarrow()
  const [menuOpen, setMenuOpen] = useDraft(!narrow)
  const [palette, setPalette] = useState(false)
  const [help, setHelp] = useState(false)
  const tags = useTags()
  const title = tags.tags.find(tag => tag.key === tags.current)?.title ?? untaggedTitle(pathname)
  useDocumentTitle(title)
  useSlashFocus()
  useRowKeys()
  usePaletteKey(useCallback(() => setPalette(true), []))
  useHelpKey(useCallback(() => setHelp(true), []))
  return (
    <PageTitleContext value={tags.rename}>
      <a href="#content" className={styles.skip}>
        跳到正文
      </a>
      <div className={styles.frame}>
        <TopHeader
          menuOpen={menuOpen}
          onMenu={() => setMenuOpen(!menuOpen)}
          onPalette={() => setPalette(true)}
          onHelp={() => setHelp(true)}
        />
        <Sidebar open={menuOpen} onClose={() => setMenuOpen(false)} pathname={pathname} />
        <div className={styles.main}>
          <TagBar {...tags} />
          <main id="content" tabIndex={-1} className={styles.content}>
            <PrintHead title={title} />
            <Breadcrumb pathname={pathname} />
            <Outlet />
          </main>
          <Footer />
        </div>
      </div>
      {palette && <Palette onClose={() => setPalette(false)} />}
      {help && (
        <Suspense>
          <HelpDrawer pathname={pathname} onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </PageTitleContext>
  )
}
