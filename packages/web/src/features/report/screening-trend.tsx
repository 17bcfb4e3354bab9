import type { complianceFigures } from '@maojian/contract/calls/report'
import type * as z from 'zod'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SaveButtons } from '../../ui/table/save-buttons.tsx'
import { savedRows } from '../../ui/table/saved-rows.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import styles from './desk-figures.module.css'

type Day = z.output<typeof complianceFigures.reply>['trend'][number]

const kinds = [
  { key: 'hit', title: '命中' },
  { key: 'possible', title: '可能' },
  { key: 'clear', title: '未发现' },
  { key: 'unasked', title: '未筛查' },
] as const

const columns = [
  { key: 'day', title: '日期', text: (day: Day) => day.day },
  ...kinds.map(({ key, title }) => ({ key, title, text: (day: Day) => day[key] })),
]

const height = 120
const step = 12

const sumOf = (day: Day): number => kinds.reduce((sum, { key }) => sum + day[key], 0)

interface Bar {
  readonly kind: (typeof kinds)[number]['key']
  readonly top: number
  readonly tall: number
}

/** The parts of a day's bar from the ground up, as high as its share of the highest day. */
const barsOf = (day: Day, most: number): Bar[] => {
  let ground = height
  return kinds.flatMap(({ key }) => {
    if (day[key] === 0) return []
    const tall = Math.max(2, (day[key] / most) * height)
    ground -= tall
    return [{ kind: key, top: ground, tall }]
  })
}

const Bars = ({ trend }: { trend: readonly Day[] }) => {
  const most = Math.max(...trend.map(sumOf), 1)
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${trend.length * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {trend.map((day, i) => (
        <g key={day.day}>
          <title>{`${day.day}：${kinds.map(({ key, title }) => `${title} ${day[key]}`).join('，')}`}</title>
          {barsOf(day, most).map(({ kind, top, tall }) => (
            <rect
              key={kind}
              className={styles[kind]}
              x={i * step + 1}
              y={top}
              width={step - 2}
              height={tall}
            />
          ))}
        </g>
      ))}
    </svg>
  )
}

const Legend = () => (
  <ul className={styles.legend}>
    {kinds.map(({ key, title }) => (
      <li key={key}>
        <i className={styles[key]} aria-hidden="true" />
        {title}
      </li>
    ))}
  </ul>
)

/** Screenings of each day by verdict, as bars and as a table that can be taken along. */
export const ScreeningTrend = ({ trend }: { trend: readonly Day[] }) => {
  const made = trend.filter(day => sumOf(day) > 0)
  const total = made.reduce((sum, day) => sum + sumOf(day), 0)
  return (
    <div className={styles.trend}>
      <div className={styles.head}>
        <h3>
          {trend[0]?.day} 至 {trend.at(-1)?.day} 筛查 {total.toLocaleString('zh-CN')} 次
        </h3>
        <Legend />
        <SaveButtons table={() => savedRows('每日筛查', columns, trend)} />
      </div>
      {made.length === 0 ? (
        <EmptyState compact title="这段时间没有筛查" />
      ) : (
        <>
          <Bars trend={trend} />
          <details>
            <summary>按日列出</summary>
            <ShortTable
              caption="每日筛查"
              quiet
              columns={columns}
              rows={made.toReversed()}
              keyOf={day => day.day}
            />
          </details>
        </>
      )}
    </div>
  )
}
