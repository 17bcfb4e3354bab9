import { complianceFigures, rescreenDays, reviewSoonDays } from '@maojian/contract/calls/report'
import { listAffected, recentDays } from '@maojian/contract/calls/watch'
import { pages } from '@maojian/contract/pages'
import { Link } from '@tanstack/react-router'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './desk-figures.module.css'
import { ScreeningTrend } from './screening-trend.tsx'

type Figures = z.output<typeof complianceFigures.reply>

interface Figure {
  readonly title: string
  readonly count: number
  /** Where it is worked off. */
  readonly to: string
}

const figuresOf = ({ open, rescreen }: Figures, changed: number): readonly Figure[] => [
  { title: `近 ${recentDays} 天监控中的结论变化`, count: changed, to: pages.watches.path },
  { title: '待复核的判定', count: open.proposedDecisions, to: `${pages.decisions.path}?state=proposed` },
  { title: '已到期的判定', count: open.lapsedDecisions, to: `${pages.decisions.path}?state=standing` },
  {
    title: `${reviewSoonDays} 天内到期的判定`,
    count: open.dueDecisions,
    to: `${pages.decisions.path}?state=standing`,
  },
  { title: '待复核的项目报告', count: open.openReports, to: pages.projects.path },
  { title: '报告后有改动的项目', count: rescreen.changedProjects, to: pages.projects.path },
  { title: '名单已更新的项目报告', count: rescreen.otherLists, to: pages.projects.path },
  { title: `超过 ${rescreenDays} 天未重新筛查`, count: rescreen.overdue, to: pages.projects.path },
]

const Tile = ({ title, count, to }: Figure) => (
  <Link to={to} className={`${styles.tile} ${count > 0 ? styles.waits : ''}`}>
    <span>{title}</span>
    <strong>{count.toLocaleString('zh-CN')}</strong>
  </Link>
)

/** What waits for somebody, what is to be screened again, and how screenings went day by day. */
export const DeskFigures = ({ days }: { days: number }) => {
  const figures = useCall(complianceFigures, { days }, { staleMs: 0, keepWhile: () => true })
  const changed = useCall(listAffected, {}, { quiet: true })
  const body = figures.isPending ? (
    <SkeletonRows rows={2} height={72} />
  ) : figures.isError ? (
    <ErrorState error={figures.error} what="读取待办与统计" onRetry={() => void figures.refetch()} />
  ) : (
    <>
      <div className={styles.tiles}>
        {figuresOf(figures.data, changed.data?.count ?? 0).map(one => (
          <Tile key={one.title} {...one} />
        ))}
      </div>
      <ScreeningTrend trend={figures.data.trend} />
    </>
  )
  return (
    <section className="card" aria-labelledby="figures-title">
      <h2 id="figures-title">待办与筛查</h2>
      {body}
    </section>
  )
}
