import {
  ArrowLeftOutlined,
  MenuFoldOutlined,
  MenuUnfoldOutlined,
  QuestionCircleOutlined,
  SearchOutlined,
} from '@ant-design/icons'
import { pages } from '@maojian/contract/pages'
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router'
import { Button } from 'antd'
import { MessageBell } from '../../features/message/message-bell.tsx'
import { Logo } from './logo.tsx'
import styles from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

interface TopHeaderProps {
  readonly menuOpen: boolean
  readonly onMenu: () => void
  readonly onPalette: () => void
  readonly onHelp: () => void
}

/** Back, the banner that leads home from any page, the palette, help, the user. */
export const TopHeader = ({ menuOpen, onMenu, onPalette, onHelp }: TopHeaderProps) => {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <header className={`${styles.header} no-print`}>
      <Button
        type="text"
        icon={menuOpen ? <MenuFoldOutlined aria-hidden="true" /> : <MenuUnfoldOutlined aria-hidden="true" />}
        aria-label={menuOpen ? '收起菜单' : '展开菜单'}
        onClick={onMenu}
      />
      <Button
        type="text"
        icon={<ArrowLeftOutlined aria-hidden="true" />}
        aria-label="返回上一页"
        disabled={!canGoBack}
        onClick={() => router.history.back()}
      />
      <Link to={pages.home.path} className={styles.banner}>
        <Logo size={24} />
        <strong>贸鉴</strong>
        <span className={styles.slogan}>制裁名单筛查与出口管制查询</span>
        <span className="sr-only">，返回首页</span>
      </Link>
      <button type="button" className={styles.palette} onClick={onPalette}>
        <SearchOutlined aria-hidden="true" />
        <span className={styles.paletteText}>快速跳转</span>
        <kbd>Ctrl K</kbd>
      </button>
      <Button
        type="text"
        icon={<QuestionCircleOutlined aria-hidden="true" />}
        aria-label="帮助与显示设置"
        onClick={onHelp}
      />
      <MessageBell />
      <UserMenu />
    </header>
  )
}
