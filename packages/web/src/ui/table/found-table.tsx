import { pageSizes } from '@maojian/contract/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { Table, type TableProps } from 'antd'
import type { AriaAttributes, ReactNode } from 'react'
import { ErrorState } from '../error-state.tsx'

interface FoundTableProps<Row> extends Pick<TableProps<Row>, 'columns' | 'rowSelection'> {
  /** What is being done, for when it fails. */
  readonly what: string
  readonly query: UseQueryResult<unknown>
  readonly rows: readonly Row[] | undefined
  readonly count: number | undefined
  readonly rowKey: keyof Row
  readonly width: number
  readonly page: number
  readonly onPage: (page: number) => void
  readonly empty: ReactNode
}

/** Rows that answer to a search, a page of them at a time: for a piece of a page, whose address says nothing of it. */
export const FoundTable = <Row extends object>(props: FoundTableProps<Row>) => {
  const { what, query, rows = [], count = 0, width, page, onPage, empty, ...table } = props
  if (query.isError)
    return <ErrorState compact error={query.error} what={what} onRetry={() => void query.refetch()} />
  return (
    <Table<Row>
      {...table}
      size="small"
      loading={query.isPending}
      scroll={{ x: width }}
      dataSource={rows}
      locale={{ emptyText: query.isPending ? ' ' : empty }}
      pagination={{
        current: page,
        pageSize: pageSizes.search,
        total: count,
        showSizeChanger: false,
        showTotal: total => `共 ${total} 条`,
        onChange: onPage,
      }}
    />
  )
}

interface Choice<Row> {
  readonly chosen: string
  readonly onChoose: (row: Row) => void
  readonly nameOf: (row: Row) => string
}

/** One row at most is chosen. */
export const choiceOf = <Row,>({
  chosen,
  onChoose,
  nameOf,
}: Choice<Row>): NonNullable<TableProps<Row>['rowSelection']> => ({
  type: 'radio',
  selectedRowKeys: chosen === '' ? [] : [chosen],
  onSelect: onChoose,
  getCheckboxProps: row => {
    const label: AriaAttributes = { 'aria-label': `选择 ${nameOf(row)}` }
    return label
  },
})
