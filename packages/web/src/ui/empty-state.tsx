import { InboxOutlined } from '@ant-design/icons'
import { emptyTexts } from '@maojian/contract/limits'
import type { ReactNode } from 'react'
import styles from './state.module.css'

interface EmptyStateProps {
  readonly title?: string
  /** Why there is nothing, and what to do next. */
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly icon?: ReactNode
  readonly compact?: boolean
}

export const EmptyState = ({
  title = emptyTexts.none,
  children,
  actions,
  icon = <InboxOutlined aria-hidden="true" />,
  compact = false,
}: EmptyStateProps) => (
  <div className={`${styles.state} ${compact ? styles.compact : ''}`}>
    <span className={styles.icon} aria-hidden="true">
      {icon}
    </span>
    <div className={styles.title}>{title}</div>
    {children && <div className={styles.text}>{children}</div>}
    {actions && <div className={styles.actions}>{actions}</div>}
  </div>
)
