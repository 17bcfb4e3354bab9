import { listBatches } from '@maojian/contract/calls/screening'
import { Link } from '@tanstack/react-router'
import { useClient } from '../../api/client-context.ts'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { pageAddress } from '../../ui/page-address.ts'
import { SkeletonRows } from '../../ui/skeleton-rows.tsx'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { everyPage } from '../../ui/table/every-page.ts'
import { useTableView } from '../../ui/table/use-table-view.ts'
import type { Batch } from './batch.ts'

const columns: readonly Column<Batch>[] = [
  {
    key: 'name',
    title: '文件',
    text: batch => batch.name,
    draw: batch => <Link to={pageAddress('batchScreening', { id: batch.id })}>{batch.name}</Link>,
  },
  { key: 'state', title: '状态', width: 96, text: batch => batch.stateName },
  { key: 'rows', title: '行数', width: 96, text: batch => batch.rows },
  { key: 'hits', title: '命中', width: 88, text: batch => batch.hits },
  { key: 'possible', title: '可能', width: 88, text: batch => batch.possible },
  { key: 'clear', title: '未发现', width: 96, text: batch => batch.clear },
  { key: 'unasked', title: '未筛查', width: 96, text: batch => batch.unasked },
  { key: 'author', title: '提交人', width: 140, text: batch => batch.author },
  { key: 'createdAt', title: '提交时间', width: 160, text: batch => batch.createdAt },
]

/** What the organisation has screened so far, newest first. */
export const BatchList = () => {
  const { send } = useClient()
  const [{ page, pageSize }] = useTableView('batchScreening')
  const list = useCall(listBatches, { page, pageSize }, { staleMs: 0, keepWhile: () => true })
  if (list.isPending) return <SkeletonRows rows={3} height={44} />
  if (list.isError)
    return <ErrorState error={list.error} what="读取批量筛查" onRetry={() => void list.refetch()} />
  return (
    <section className="card" aria-label="历史批次">
      <h2>历史批次</h2>
      {list.data.count === 0 ? (
        <EmptyState compact title="还没有批量筛查">
          提交的文件和结果会保存在这里，本机构成员可见。
        </EmptyState>
      ) : (
        <DataTable
          page="batchScreening"
          name="历史批次"
          columns={columns}
          keyOf={batch => batch.id}
          rows={list.data.data}
          total={list.data.count}
          everyRow={() => everyPage((at, size) => send(listBatches, { page: at, pageSize: size }))}
          onRefresh={() => void list.refetch()}
        />
      )}
    </section>
  )
}
