import type { ReactNode } from 'react'
import styles from './phone-fold.module.css'
import { useNarrow } from './use-narrow.ts'

interface PhoneFoldProps {
  /** What is folded, in a few words. */
  readonly title: string
  /** Stands open where what is inside decides what is seen. */
  readonly open?: boolean
  readonly children: ReactNode
}

/** On a phone what would push the answer out of the first screen is folded; elsewhere it stands as it is. */
export const PhoneFold = ({ title, open = false, children }: PhoneFoldProps) =>
  useNarrow() ? (
    <details className={styles.fold} open={open}>
      <summary>{title}</summary>
      {children}
    </details>
  ) : (
    children
  )
