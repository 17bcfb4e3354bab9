import { searchEccns } from '@maojian/contract/calls/eccn'
import { pageSizes } from '@maojian/contract/limits'
import type { TableColumnsType } from 'antd'
import { useEffect, useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../../api/use-call.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EccnLink } from '../eccn-link.tsx'
import { nothing } from '../../../ui/nothing.ts'
import { choiceOf, FoundTable } from '../../../ui/table/found-table.tsx'
import styles from './wizard.module.css'

type Row = z.output<typeof searchEccns.reply>['items'][number]

export interface Search {
  readonly key: string
  readonly category: string
  readonly group: string
}

/** Product groups in which goods, software and technology stand. */
export const groupsOf: Readonly<Record<string, readonly string[]>> = {
  '003': ['A', 'B', 'C'],
  '007': ['D'],
  '017': ['E'],
}

const columns: TableColumnsType<Row> = [
  { title: 'ECCN', width: 130, render: (_, row) => <EccnLink eccn={row.eccn} /> },
  {
    title: '物项名称',
    render: (_, row) => (
      <>
        {row.name}
        {row.note !== '' && <small className={styles.quiet}> {row.note}</small>}
      </>
    ),
  },
  { title: '管制事由', width: 120, render: (_, row) => row.reasons.join('、') || nothing },
]

interface EntryTableProps {
  readonly search: Search
  readonly page: string
  readonly chosen: string
  readonly onChoose: (eccn: string) => void
  /** Whether the list holds nothing of the kind. */
  readonly onFound: (isEmpty: boolean) => void
}

/** Entries that answer to the search; one row at most is chosen. */
export const EntryTable = ({
  search: { key, category, group },
  page: code,
  chosen,
  onChoose,
  onFound,
}: EntryTableProps) => {
  const [page, setPage] = useState(1)
  const found = useCall(
    searchEccns,
    {
      key,
      category: category === '' ? [] : [category],
      group: group === '' ? [...(groupsOf[code] ?? [])] : [group],
      page,
      pageSize: pageSizes.search,
    },
    { keepWhile: () => true },
  )
  const isEmpty = found.data?.count === 0
  useEffect(() => onFound(isEmpty), [isEmpty, onFound])
  return (
    <FoundTable<Row>
      what="查询清单"
      query={found}
      rows={found.data?.items}
      count={found.data?.count}
      rowKey="eccn"
      width={560}
      columns={columns}
      rowSelection={choiceOf({ chosen, onChoose: row => onChoose(row.eccn), nameOf: row => row.eccn })}
      page={page}
      onPage={setPage}
      empty={
        <EmptyState compact title="清单中没有相符的条目">
          换关键词再查；核对后仍没有的点“下一步”，按 EAR99 申报（未经核实，不等于放行）。
        </EmptyState>
      }
    />
  )
}
