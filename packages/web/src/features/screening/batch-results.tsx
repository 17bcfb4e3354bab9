import { listBatchResults } from '@maojian/contract/calls/screening'
import { Button } from 'antd'
import { useState, type Key } from 'react'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PhoneFold } from '../../ui/phone-fold.tsx'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useTableView } from '../../ui/table/use-table-view.ts'
import { batchColumns } from './batch-columns.tsx'
import { BatchFilters, BatchFinders, useBatchFilter } from './batch-filters.tsx'
import styles from './batch-page.module.css'
import { counted, type Batch } from './batch.ts'
import { DecideRowsDialog } from './decide-rows-dialog.tsx'

/** The rows, the ones to look at first; chosen ones are decided on together. Files of the whole are made by the server. */
export const BatchResults = ({ batch }: { batch: Batch }) => {
  const { filter, choose } = useBatchFilter()
  const [{ page, pageSize }] = useTableView('batchScreening')
  const [chosen, setChosen] = useState<readonly Key[]>([])
  const [deciding, setDeciding] = useState(false)
  const input = { id: batch.id, ...filter, page, pageSize }
  const results = useCall(listBatchResults, input, { keepWhile: former => former.id === batch.id })
  const rows = results.data?.data ?? []
  const onPage = rows.filter(row => chosen.includes(row.line))
  return (
    <section className="card" aria-label="筛查结果">
      <PhoneFold title="筛选与查找" open={Object.values(filter).some(value => (value ?? '') !== '')}>
        <BatchFilters {...{ batch, filter, choose }} />
        <BatchFinders {...{ filter, choose }} lists={results.data?.lists ?? []} />
      </PhoneFold>
      {(results.data?.unasked.length ?? 0) > 0 && (
        <p className={styles.reasons}>
          未筛查：{results.data?.unasked.map(({ name, count }) => `${name} ${counted(count)} 行`).join('，')}
        </p>
      )}
      {results.isError && (
        <ErrorState error={results.error} what="读取筛查结果" onRetry={() => void results.refetch()} />
      )}
      {results.isPending && <SkeletonRows rows={5} height={72} />}
      {results.data?.count === 0 && <EmptyState compact title="没有符合条件的行" />}
      {rows.length > 0 && (
        <DataTable
          page="batchScreening"
          name="筛查结果"
          columns={batchColumns(batch)}
          keyOf={row => row.line}
          rows={rows}
          total={results.data?.count ?? 0}
          saves={null}
          selection={{
            keys: onPage.map(row => row.line),
            onChange: setChosen,
            refusal: row => (row.partyId === '' ? '没有名单主体可供判定' : ''),
          }}
          onRefresh={() => void results.refetch()}
        >
          <Button disabled={onPage.length === 0} onClick={() => setDeciding(true)}>
            {onPage.length === 0 ? '判定所选行' : `判定所选 ${onPage.length} 行`}
          </Button>
        </DataTable>
      )}
      {deciding && (
        <DecideRowsDialog
          batchId={batch.id}
          rows={onPage}
          onDone={() => {
            setDeciding(false)
            setChosen([])
          }}
          onClose={() => setDeciding(false)}
        />
      )}
    </section>
  )
}
