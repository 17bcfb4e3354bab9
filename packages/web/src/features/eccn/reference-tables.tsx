import { listReference } from '@maojian/contract/calls/eccn'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import type { Column } from '../../ui/table/column.ts'
import { ShortTable } from '../../ui/table/short-table.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import styles from './eccn.module.css'

interface Row {
  readonly code: string
  readonly name: string
  readonly nameEn: string
  readonly count: number
}

interface ReferenceProps {
  readonly title: string
  readonly filter: 'category' | 'group'
  readonly rows: readonly Row[]
}

const columns = (filter: ReferenceProps['filter']): readonly Column<Row>[] => [
  { key: 'code', title: '代码', width: 72, text: row => row.code, draw: row => <code>{row.code}</code> },
  {
    key: 'name',
    title: '名称',
    text: row => row.name,
    draw: row => (
      <>
        <Link to={pageAddress('eccnSearchPage', { [filter]: row.code })}>{row.name}</Link>
        <span className={styles.sub} lang="en">
          {row.nameEn}
        </span>
      </>
    ),
  },
  { key: 'count', title: '条目数', width: 80, text: row => row.count },
]

/** Each row leads to its entries: the table is the filter. */
const Reference = ({ title, filter, rows }: ReferenceProps) => (
  <section className={`card ${styles.section}`}>
    <h2>{title}</h2>
    <ShortTable quiet caption={title} columns={columns(filter)} rows={rows} keyOf={row => row.code} />
  </section>
)

export const ReferenceTables = () => {
  const reference = useCall(listReference, {})
  if (reference.isPending) return <SkeletonRows rows={2} height={320} />
  if (reference.isError)
    return <ErrorState error={reference.error} what="读取清单类别" onRetry={() => void reference.refetch()} />
  const { categories, groups, count, asOf } = reference.data
  return (
    <>
      <div className={styles.tables}>
        <Reference title="类别（0–9）" filter="category" rows={categories} />
        <Reference title="产品组（A–E）" filter="group" rows={groups} />
      </div>
      <p className={styles.note}>
        商业管制清单（15 CFR 774 补编 1）共 {count} 个条目，数据截至 {asOf}。点名称按该类别或产品组列出条目。
        <Link to={pageAddress('regulationText')}>官方文本的版本与差异</Link>
      </p>
    </>
  )
}
