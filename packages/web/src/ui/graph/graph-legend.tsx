import type { GraphTone } from './drawing.ts'
import styles from './graph.module.css'

export interface LegendEntry {
  readonly key: string
  readonly label: string
  /** Of a node; a line has none. */
  readonly tone?: GraphTone
  readonly dashed?: boolean
  readonly ended?: boolean
  /** Given where the entry can be hidden. */
  readonly shown?: boolean
  readonly onToggle?: () => void
}

const Sign = ({ tone, dashed, ended }: LegendEntry) =>
  tone === undefined ? (
    <span
      className={`${styles.line} ${dashed ? styles.dashed : ''} ${ended ? styles.dotted : ''}`}
      aria-hidden="true"
    />
  ) : (
    <span className={`${styles.dot} ${styles[tone]}`} aria-hidden="true" />
  )

/** What the colours and lines mean; an entry that can be hidden is a button. */
export const GraphLegend = ({ entries }: { entries: readonly LegendEntry[] }) => (
  <ul className={styles.legend} aria-label="图例">
    {entries.map(entry => (
      <li key={entry.key}>
        {entry.onToggle ? (
          <button
            type="button"
            className={`${styles.entry} ${entry.shown === false ? styles.hidden : ''}`}
            aria-pressed={entry.shown !== false}
            onClick={entry.onToggle}
          >
            <Sign {...entry} />
            {entry.label}
          </button>
        ) : (
          <span className={styles.entry}>
            <Sign {...entry} />
            {entry.label}
          </span>
        )}
      </li>
    ))}
  </ul>
)
