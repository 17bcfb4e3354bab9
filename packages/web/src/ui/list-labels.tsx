import styles from './label-list.module.css'

export interface ListLabel {
  readonly source: string
  readonly shortName: string
  readonly listNameCn: string
  readonly reference: string
  readonly officialNumber: string
  readonly since: string
  readonly until: string
  readonly dataStatus: 0 | 1
  readonly dataStatusCn: string
}

const titleOf = (label: ListLabel): string =>
  [
    label.listNameCn,
    label.officialNumber ? `编号 ${label.officialNumber}` : '无官方编号',
    label.since && `指定日期 ${label.since}`,
    label.until && `移除日期 ${label.until}`,
  ]
    .filter(Boolean)
    .join('，')

/** Lists that name the party, each with its status; removed ones are struck through and say so. */
export const ListLabels = ({ labels }: { labels: readonly ListLabel[] }) => (
  <ul className={styles.list} aria-label="所在名单">
    {labels.map(label => (
      <li
        key={`${label.source}/${label.reference}`}
        className={`${styles.label} ${label.dataStatus === 0 ? styles.ended : ''}`}
        title={titleOf(label)}
      >
        <span>{label.shortName}</span>
        <small>{label.dataStatusCn}</small>
      </li>
    ))}
  </ul>
)
