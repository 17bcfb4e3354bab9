import type { suggested } from '@maojian/contract/calls/project-match'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TableColumnsType, TableProps } from 'antd'
import type * as z from 'zod'
import { pageAddress } from '../../ui/page-address.ts'
import { RiskTag } from '../../ui/risk-tag.tsx'
import { FoundTable } from '../../ui/table/found-table.tsx'

export type Match = z.output<typeof suggested>

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

interface MatchTableProps<Row extends Match> extends Pick<TableProps<Row>, 'rowSelection'> {
  readonly query: UseQueryResult<unknown>
  readonly found: { readonly data: readonly Row[]; readonly count: number } | undefined
  readonly page: number
  readonly onPage: (page: number) => void
  /** What keeps finding nobody from being a conclusion. */
  readonly warning?: string
  /** Beside what is told of every match. */
  readonly column: TableColumnsType<Row>[number]
}

/** Listed parties that a name may mean, page by page. */
export const MatchTable = <Row extends Match>({
  found,
  column,
  warning = '',
  ...table
}: MatchTableProps<Row>) => (
  <FoundTable<Row>
    {...table}
    what="读取匹配"
    rows={found?.data}
    count={found?.count}
    rowKey="id"
    width={760}
    columns={[...(columns as TableColumnsType<Row>), column]}
    empty={`名单中没有相近的主体${warning === '' ? '' : `；不能作为结论：${warning}`}`}
  />
)
