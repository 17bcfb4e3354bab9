import { searchComponents } from '@maojian/contract/calls/part'
import { pageSizes } from '@maojian/contract/limits'
import type { TableColumnsType } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { nothing } from '../../ui/nothing.ts'
import { choiceOf, FoundTable } from '../../ui/table/found-table.tsx'
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
  return (
    <FoundTable<Part>
      what="查询料号"
      query={found}
      rows={found.data?.data}
      count={found.data?.count}
      rowKey="id"
      width={560}
      columns={columns}
      rowSelection={choiceOf({ chosen, onChoose, nameOf: part => part.code })}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState compact title="没有这个料号">
          换名称或料号再查，或直接填写 ECCN。
        </EmptyState>
      }
    />
  )
}
