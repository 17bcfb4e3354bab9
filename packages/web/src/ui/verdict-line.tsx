import type { ReactNode } from 'react'
import styles from './tone.module.css'
import { ToneIcon, type Tone } from './tone-icon.tsx'

interface VerdictLineProps {
  readonly tone: Tone
  readonly title: ReactNode
  readonly detail?: ReactNode
  /** As of which lists, with which settings. */
  readonly basis?: ReactNode
}

/** The answer first: what, how sure, as of which list date. */
export const VerdictLine = ({ tone, title, detail, basis }: VerdictLineProps) => (
  <section className={`${styles.verdict} ${styles[tone]}`} aria-live="polite" aria-label="结论">
    <ToneIcon tone={tone} />
    <div>
      <div className={styles.title}>{title}</div>
      {detail && <div className={styles.detail}>{detail}</div>}
      {basis && <div className={styles.basis}>{basis}</div>}
    </div>
  </section>
)
