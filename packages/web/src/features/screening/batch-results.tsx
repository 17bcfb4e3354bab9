import { listBatchResults } from '@maojian/contract/calls/screening'
import { pages } from '@maojian/contract/pages'
import { rowVerdicts, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { Link } from '@tanstack/react-router'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { nothing } from '../../ui/nothing.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './batch-page.module.css'
import { rowTone, type Batch, type BatchRow } from './batch.ts'

const Party = ({ row }: { row: BatchRow }) => (
  <div className={styles.party}>
    <a href={`${pages.sanctionInfoSearch.path}?id=${row.partyId}`} target="_blank" rel="noopener">
      {row.party}
    </a>
    {row.partyZh !== '' && row.partyZh !== row.party && <span>{row.partyZh}</span>}
    <small>{row.lists}</small>
    {row.hitCount > 1 && <small>另有 {row.hitCount - 1} 个主体达到 80 分</small>}
  </div>
)

const columns = (batch: Batch): readonly Column<BatchRow>[] => [
  { key: 'line', title: '原行号', width: 80, text: row => row.line },
  {
    key: 'name',
    title: '名称',
    text: row => row.name || '（无名称）',
    draw: row => (
      <>
        <strong>{row.name || '（无名称）'}</strong>
        {row.reference !== '' && <small className={styles.reference}>编号 {row.reference}</small>}
        {row.name !== '' && (
          <Link className={styles.reference} to={pageAddress('enterpriseMap', { name: row.name })}>
            谁与其关联
          </Link>
        )}
      </>
    ),
  },
  {
    key: 'verdict',
    title: '结论',
    width: 112,
    text: row => row.verdictName,
    draw: row => <RiskTag tone={rowTone(row, batch)}>{row.verdictName}</RiskTag>,
  },
  { key: 'effect', title: '法律效果', width: 120, text: row => row.effect },
  {
    key: 'score',
    title: '得分',
    width: 72,
    text: row => row.score,
    draw: row => (row.partyId === '' ? nothing : row.score),
  },
  {
    key: 'party',
    title: '名单主体',
    text: row => row.party,
    draw: row => row.partyId !== '' && <Party row={row} />,
  },
  { key: 'reason', title: '理由', width: 300, text: row => row.reason },
]

const facetsOf = (batch: Batch) => {
  const counts: Readonly<Record<RowVerdict, number>> = {
    1: batch.hits,
    2: batch.possible,
    0: batch.clear,
    9: batch.unasked,
  }
  return ([1, 2, 9, 0] as const).flatMap(code =>
    code === 9 && counts[9] === 0
      ? []
      : [{ code: String(code), name: rowVerdicts[code], count: counts[code] }],
  )
}

/** The rows, the ones to look at first by choosing their verdict; files of the whole are made by the server. */
export const BatchResults = ({ batch }: { batch: Batch }) => {
  const [{ verdict = '' }, setQuery] = usePageState('batchScreening')
  const [{ page, pageSize }] = useTableView('batchScreening')
  const known = verdict in rowVerdicts ? (verdict as '1' | '2' | '0' | '9') : undefined
  const input = { id: batch.id, verdict: known, page, pageSize }
  const results = useCall(listBatchResults, input, { keepWhile: former => former.id === batch.id })
  const choose = (code: string) =>
    setQuery({ verdict: code === verdict ? '' : code, page: '' }, { replace: true })
  return (
    <section className="card" aria-label="筛查结果">
      <FacetChips label="结论" facets={facetsOf(batch)} selected={[verdict]} onToggle={choose} />
      {results.isError && (
        <ErrorState error={results.error} what="读取筛查结果" onRetry={() => void results.refetch()} />
      )}
      {results.isPending && <SkeletonRows rows={5} height={72} />}
      {results.data?.count === 0 && <EmptyState compact title="没有符合条件的行" />}
      {results.data !== undefined && results.data.count > 0 && (
        <DataTable
          page="batchScreening"
          name="筛查结果"
          columns={columns(batch)}
          keyOf={row => row.line}
          rows={results.data.data}
          total={results.data.count}
          saves={null}
          onRefresh={() => void results.refetch()}
        />
      )}
    </section>
  )
}
