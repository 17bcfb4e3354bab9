import { ExportOutlined } from '@ant-design/icons'
import { pages, type PageId } from '@maojian/contract/pages'
import { MenuIcon } from '../../features/menu/menu-icon.tsx'
import styles from './home-page.module.css'

/** What each door leads to; a page that is not open yet has none. */
const doors: readonly (readonly [PageId, string])[] = [
  ['sanctionSearch', '按类型、国家、出生日期筛选'],
  ['batchScreening', '一次筛查整份客户或供应商清单'],
  ['licenceDetermination', '物项、目的国、最终用户逐条判定'],
  ['eccnSearchPage', '按编码或物项名称查管制清单'],
]

/** Four doors of the landing page, each in a new tab (spec 001 §1). */
export const HomeTiles = () => (
  <nav aria-label="常用入口" className={styles.tiles}>
    {doors.map(([id, note]) => (
      <a key={id} className={styles.tile} href={pages[id].path} target="_blank" rel="noopener">
        <span className={styles.tileIcon} aria-hidden="true">
          <MenuIcon pageUrl={pages[id].path} />
        </span>
        <span className={styles.tileText}>
          <strong>{pages[id].title}</strong>
          <small>{note}</small>
        </span>
        <ExportOutlined aria-label="在新标签页打开" />
      </a>
    ))}
  </nav>
)
