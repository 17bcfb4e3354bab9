import { RiskTag } from '../../ui/risk-tag.tsx'
import { effectTone } from './effect-tone.ts'
import type { Hit } from './hit.ts'
import styles from './hit.module.css'

/** What the lists of a hit mean for a deal, and when they reach one outside the listing country. */
export const HitEffect = ({ hit: { effect, tags } }: { readonly hit: Pick<Hit, 'effect' | 'tags'> }) => (
  <p className={styles.effect} title={effect.sentence}>
    <RiskTag tone={effectTone(effect.level)}>{effect.name}</RiskTag>
    {tags.map(tag => (
      <span key={tag.name} className={styles.nexus} title={tag.sentence}>
        {tag.name}
      </span>
    ))}
  </p>
)
