import { useId } from 'react'
import styles from './facet-chips.module.css'

export interface Facet {
  readonly code: string
  readonly name: string
  readonly count?: number
}

interface FacetChipsProps {
  readonly label: string
  readonly facets: readonly Facet[]
  readonly selected: readonly string[]
  readonly onToggle: (code: string) => void
}

const Chip = ({ facet, on, onToggle }: { facet: Facet; on: boolean; onToggle: () => void }) => (
  <button
    type="button"
    className={`${styles.chip} ${on ? styles.on : ''}`}
    aria-pressed={on}
    disabled={facet.count === 0 && !on}
    title={facet.count === 0 ? '当前结果中没有属于此项的条目' : undefined}
    onClick={onToggle}
  >
    {facet.name}
    <span className={styles.count}>{facet.count}</span>
  </button>
)

export const FacetChips = ({ label, facets, selected, onToggle }: FacetChipsProps) => {
  const labelId = useId()
  return (
    <div className={styles.row}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <ul className={styles.chips} aria-labelledby={labelId}>
        {facets.map(facet => (
          <li key={facet.code}>
            <Chip facet={facet} on={selected.includes(facet.code)} onToggle={() => onToggle(facet.code)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
