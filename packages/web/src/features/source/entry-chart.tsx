import { historyText, type Source } from './health.ts'
import styles from './health-page.module.css'

const height = 24
const bar = 6

/** One bar an edition, as high as its entries; the words say the same to whoever cannot see it. */
export const EntryChart = ({ history }: { history: Source['history'] }) => {
  // One edition alone moves nowhere.
  if (history.length < 2) return null
  const words = historyText(history)
  const most = Math.max(...history.map(one => one.entries), 1)
  return (
    <span title={words}>
      <span className="sr-only">{words}</span>
      <svg className={styles.chart} aria-hidden="true" width={history.length * bar} height={height}>
        {history.map(({ day, entries }, i) => {
          const tall = Math.max(1, (entries / most) * height)
          return <rect key={`${day}/${i}`} x={i * bar} y={height - tall} width={bar - 1} height={tall} />
        })}
      </svg>
    </span>
  )
}
