import styles from './skeleton.module.css'

interface SkeletonRowsProps {
  readonly rows: number
  readonly height: number
  readonly label?: string
}

/** Grey blocks of the size of what will come, so that nothing jumps. */
export const SkeletonRows = ({ rows, height, label = '正在加载' }: SkeletonRowsProps) => (
  <output className={styles.stack} aria-label={label}>
    {Array.from({ length: rows }, (_, i) => (
      <span key={i} className={styles.block} style={{ height }} />
    ))}
  </output>
)

export const PageSkeleton = () => <SkeletonRows rows={4} height={96} label="正在打开页面" />
