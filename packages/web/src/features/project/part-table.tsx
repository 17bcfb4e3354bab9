import { searchComponents } from '@maojian/contract/calls/part'
import { pageSizes } from '@maojian/contract/limits'
import { Table, type TableColumnsType } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { nothing } from '../../ui/nothing.ts'
import { EccnLink } from './eccn-link.tsx'

export type Part = z.output<typeof searchComponents.reply>['data'][number]

const columns: TableColumnsType<Part> = [
  { title: '料号', dataIndex: 'code', width: 160, className: 'wrap-anywhere' },
  { title: '名称', dataIndex: 'name', className: 'wrap-anywhere', render: (text: string) => text || nothing },
  { title: '制造商', dataIndex: 'manufacturer', width: 150, className: 'wrap-anywhere' },
  { title: 'ECCN', width: 110, render: (_, part) => <EccnLink eccn={part.eccn} /> },
]

interface PartTableProps {
  readonly by: 'name' | 'code'
  readonly words: string
  readonly chosen: string
  readonly onChoose: (part: Part) => void
}

/** Parts that answer to a name or number; one row at most is chosen. */
export const PartTable = ({ by, words, chosen, onChoose }: PartTableProps) => {
  const [page, setPage] = useState(1)
  const found = useCall(
    searchComponents,
    { [by]: words, page, pageSize: pageSizes.search },
    { keepWhile: () => true },
  )
  if (found.isError)
    return <ErrorState compact error={found.error} what="查询料号" onRetry={() => void found.refetch()} />
  return (
    <Table<Part>
      rowKey="id"
      size="small"
      loading={found.isPending}
      scroll={{ x: 560 }}
      columns={columns}
      dataSource={found.data?.data ?? []}
      rowSelection={{
        type: 'radio',
        selectedRowKeys: chosen === '' ? [] : [chosen],
        onSelect: onChoose,
        getCheckboxProps: part => ({ 'aria-label': `选择 ${part.code}` }) as never,
      }}
      locale={{
        emptyText: found.isPending ? (
          ' '
        ) : (
          <EmptyState compact title="没有这个料号">
            换名称或料号再查，或直接填写 ECCN。
          </EmptyState>
        ),
      }}
      pagination={{
        current: page,
        pageSize: pageSizes.search,
        total: found.data?.count ?? 0,
        showSizeChanger: false,
        showTotal: total => `共 ${total} 条`,
        onChange: setPage,
      }}
    />
  )
}
