import { suggestEntities } from '@maojian/contract/calls/project'
import { pageSizes } from '@maojian/contract/limits'
import { Link } from '@tanstack/react-router'
import type { TableColumnsType, TableProps } from 'antd'
import { useState } from 'react'
import type * as z from 'zod'
import { useCall } from '../../api/use-call.ts'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { FoundTable } from '../../ui/table/found-table.tsx'

export type Match = z.output<typeof suggestEntities.reply>['suggestList']['data'][number]

const columns: TableColumnsType<Match> = [
  {
    title: '名单主体',
    render: (_, one) => (
      <Link to={pageAddress('sanctionInfoSearch', { id: one.id, dataType: one.type })} target="_blank">
        {[one.name, one.nameZh].filter(text => text !== '').join(' ')}
      </Link>
    ),
  },
  { title: '类型', dataIndex: 'typeName', width: 80 },
  { title: '国家', dataIndex: 'country', width: 110, render: (text: string) => text || '—' },
  { title: '名单', width: 150, render: (_, one) => one.lists.join('、') },
  {
    title: '匹配',
    width: 110,
    render: (_, one) => (
      <RiskTag tone={one.riskLevel === 1 ? 'red' : 'amber'}>
        {one.riskLevel === 1 ? '命中' : '可能'} {Math.round(one.score)}
      </RiskTag>
    ),
  },
  { title: '理由', dataIndex: 'reason' },
]

interface MatchTableProps {
  readonly name: string
  readonly country?: string
  /** How one is chosen, or a column of what can be done with each. */
  readonly choice:
    | Pick<TableProps<Match>, 'rowSelection'>
    | { readonly column: TableColumnsType<Match>[number] }
}

/** Listed parties that a name may mean, page by page. */
export const MatchTable = ({ name, country = '', choice }: MatchTableProps) => {
  const [page, setPage] = useState(1)
  const found = useCall(
    suggestEntities,
    { keyword: name, country, page, pageSize: pageSizes.search },
    { staleMs: 0, keepWhile: () => true },
  )
  return (
    <FoundTable<Match>
      what="读取匹配"
      query={found}
      rows={found.data?.suggestList.data}
      count={found.data?.count}
      rowKey="id"
      width={760}
      columns={'column' in choice ? [...columns, choice.column] : columns}
      {...('column' in choice ? {} : choice)}
      page={page}
      onPage={setPage}
      empty="名单中没有相近的主体"
    />
  )
}
