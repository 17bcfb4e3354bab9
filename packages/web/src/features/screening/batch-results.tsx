import { listBatchResults } from '@maojian/contract/calls/screening'
import { pageSizes } from '@maojian/contract/limits'
import { pages } from '@maojian/contract/pages'
import { rowVerdicts, type RowVerdict } from '@maojian/domain/vocabulary/counterparty-field'
import { Pagination } from 'antd'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { FacetChips } from '../../ui/facet-chips.tsx'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { usePageState } from '../../ui/use-page-state.ts'
import styles from './batch-page.module.css'
import { verdictTone, type Batch, type BatchRow } from './batch.ts'

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

const Row = ({ row }: { row: BatchRow }) => (
  <li className={styles.row}>
    <div className={styles.asked}>
      <strong>{row.name || '（无名称）'}</strong>
      <small>
        第 {row.line} 行{row.reference !== '' && ` · 编号 ${row.reference}`}
      </small>
    </div>
    <div className={styles.verdict}>
      <RiskTag tone={verdictTone[row.verdict]}>{row.verdictName}</RiskTag>
      {row.partyId !== '' && <strong>{row.score}</strong>}
    </div>
    <div className={styles.answer}>
      {row.partyId !== '' && <Party row={row} />}
      <p>{row.reason}</p>
    </div>
  </li>
)

const facetsOf = (batch: Batch) => {
  const counts: Readonly<Record<RowVerdict, number>> = {
    1: batch.hits,
    2: batch.possible,
    0: batch.clear,
    9: batch.unasked,
  }
  return ([1, 2, 0, 9] as const).flatMap(code =>
    code === 9 && counts[9] === 0
      ? []
      : [{ code: String(code), name: rowVerdicts[code], count: counts[code] }],
  )
}

/** The rows, the ones to look at first by choosing their verdict. */
export const BatchResults = ({ batch }: { batch: Batch }) => {
  const [{ verdict = '', page = '1' }, setQuery] = usePageState('batchScreening')
  const known = verdict in rowVerdicts ? (verdict as '1' | '2' | '0' | '9') : undefined
  const at = /^\d{1,6}$/.test(page) ? Math.max(1, Number(page)) : 1
  const input = { id: batch.id, verdict: known, page: at, pageSize: pageSizes.list }
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
      <ul className={styles.rows}>
        {results.data?.data.map(row => (
          <Row key={row.line} row={row} />
        ))}
      </ul>
      {results.data !== undefined && results.data.count > pageSizes.list && (
        <Pagination
          align="end"
          current={at}
          pageSize={pageSizes.list}
          total={results.data.count}
          showSizeChanger={false}
          showTotal={total => `共 ${total.toLocaleString('zh-CN')} 行`}
          onChange={next => setQuery({ page: String(next) })}
        />
      )}
    </section>
  )
}
