import type { AskedParty, Hit } from './hit.ts'
import { HitRow } from './hit-row.tsx'
import styles from './hit.module.css'

interface HitListProps {
  readonly hits: readonly Hit[]
  readonly asked: AskedParty
  readonly view: 'list' | 'card'
  /** Number of the first row: it runs on across pages. */
  readonly from: number
}

export const HitList = ({ hits, asked, view, from }: HitListProps) => (
  <>
    <h2 className="sr-only">检索结果</h2>
    <ol className={view === 'card' ? styles.cards : styles.list} aria-label="检索结果">
      {hits.map((hit, i) => (
        <HitRow key={`${hit.type}/${hit.id}`} hit={hit} index={from + i} asked={asked} />
      ))}
    </ol>
  </>
)
