import type { ReactNode } from 'react'
import styles from './tone.module.css'
import { ToneIcon, type Tone } from './tone-icon.tsx'

export const RiskTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[tone]}`}>
    <ToneIcon tone={tone} />
    {children}
  </span>
)
