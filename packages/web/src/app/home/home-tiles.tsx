import {
  AuditOutlined,
  BookOutlined,
  ExportOutlined,
  FileProtectOutlined,
  QuestionCircleOutlined,
} from '@ant-design/icons'
import type { ReactNode } from 'react'
import { isOpenPath } from '../../ui/page-address.ts'
import styles from './home-page.module.css'

interface Tile {
  readonly path: string
  readonly title: string
  readonly note: string
  readonly icon: ReactNode
}

const tiles: readonly Tile[] = [
  {
    path: '/policyAndRules',
    title: '政策法规',
    note: '出口管制与制裁法规原文',
    icon: <FileProtectOutlined aria-hidden="true" />,
  },
  {
    path: '/sanctionSearch',
    title: '制裁名单检索',
    note: '按类型、国家、出生日期筛选',
    icon: <AuditOutlined aria-hidden="true" />,
  },
  {
    path: '/knowledgeField',
    title: '知识园地',
    note: '合规要点与案例解读',
    icon: <BookOutlined aria-hidden="true" />,
  },
  {
    path: '/myAsk',
    title: '我要提问',
    note: '向合规顾问提出问题',
    icon: <QuestionCircleOutlined aria-hidden="true" />,
  },
]

const Face = ({ tile, mark }: { tile: Tile; mark: ReactNode }) => (
  <>
    <span className={styles.tileIcon} aria-hidden="true">
      {tile.icon}
    </span>
    <span className={styles.tileText}>
      <strong>{tile.title}</strong>
      <small>{tile.note}</small>
    </span>
    {mark}
  </>
)

const TileLink = ({ tile }: { tile: Tile }) =>
  isOpenPath(tile.path) ? (
    <a className={styles.tile} href={tile.path} target="_blank" rel="noopener">
      <Face tile={tile} mark={<ExportOutlined aria-label="在新标签页打开" />} />
    </a>
  ) : (
    <span className={`${styles.tile} ${styles.coming}`} aria-disabled="true">
      <Face tile={tile} mark={<small>即将开放</small>} />
    </span>
  )

/** Four doors of the landing page, each in a new tab (spec 001 §1). */
export const HomeTiles = () => (
  <nav aria-label="常用入口" className={styles.tiles}>
    {tiles.map(tile => (
      <TileLink key={tile.path} tile={tile} />
    ))}
  </nav>
)
