import type { listAffected } from '@maojian/contract/calls/watch'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import { FoldButton, useFold } from '../../ui/use-fold.tsx'
import styles from './warning-page.module.css'

export type AffectedWatch = z.output<typeof listAffected.reply>['lists'][number]['watches'][number]

const shownFirst = 3

/** The organisation's projects and other watches whose verdict this list changed. */
export const AffectedWatches = ({ watches }: { watches: readonly AffectedWatch[] }) => {
  const fold = useFold(watches, shownFirst)
  const projects = watches.filter(({ kind }) => kind === 'report').length
  return (
    <section className={styles.affected} aria-label="影响本机构">
      <h3>
        影响本机构：项目 {projects} 个，其他监控 {watches.length - projects} 项
      </h3>
      <ul>
        {fold.shown.map(one => (
          <li key={one.id} className={styles.item}>
            <Link className="wrap-anywhere" to={pageAddress('watches', { id: one.id })}>
              {one.kindName}：{one.title}
            </Link>
            <small className="wrap-anywhere">
              {one.at} · {one.subject}
              {one.subjects > 1 && ` 等 ${one.subjects} 处`}：{one.words}
            </small>
          </li>
        ))}
      </ul>
      <FoldButton fold={fold} unit="项" />
    </section>
  )
}
