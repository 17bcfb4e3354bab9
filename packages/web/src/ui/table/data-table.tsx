import { emptyTexts } from '@maojian/contract/limits'
import { Table } from 'antd'
import type { Key } from 'react'
import { useCorrection } from '../use-correction.ts'
import { useNarrow } from '../use-narrow.ts'
import { usePrinting } from '../use-printing.ts'
import { antColumns, widthOf } from './ant-columns.tsx'
import { antSelection } from './ant-selection.tsx'
import type { Column } from './column.ts'
import type { DataTableProps } from './data-table-props.ts'
import { RowCards } from './row-cards.tsx'
import { savedRows } from './saved-rows.ts'
import { sortedRows } from './sorted-rows.ts'
import { tableHeight } from './table-height.ts'
import { sortText, type TableView } from './table-query.ts'
import { TablePager } from './table-pager.tsx'
import { TableToolbar } from './table-toolbar.tsx'
import { useTableView } from './use-table-view.ts'

/** More rows than these are drawn only as far as they are in sight. */
const drawnWhole = 50

interface Sorter {
  readonly order?: 'ascend' | 'descend' | null
  readonly columnKey?: Key
}

const sortOf = (sorter: Sorter | readonly Sorter[]): string => {
  const one = 'length' in sorter ? sorter[0] : sorter
  return sortText(one?.order ? { key: String(one.columnKey), falling: one.order === 'descend' } : undefined)
}

interface BodyProps<Row> extends Pick<
  DataTableProps<Row>,
  'keyOf' | 'expand' | 'empty' | 'name' | 'selection'
> {
  readonly columns: readonly Column<Row>[]
  readonly view: TableView
  readonly rows: readonly Row[]
  readonly sortable: boolean
  readonly onSort: (sort: string) => void
}

const Body = <Row extends object>(props: BodyProps<Row>) => {
  const { columns, view, rows, sortable, keyOf, expand, empty, selection } = props
  const printing = usePrinting()
  return (
    <Table<Row>
      aria-label={props.name}
      rowKey={keyOf}
      size={view.density}
      columns={antColumns({ columns, view, sortable, first: rows[0] })}
      dataSource={[...rows]}
      pagination={false}
      virtual={rows.length > drawnWhole && !printing}
      // A head that stays in sight is a table of its own, whose columns cannot follow the contents on paper.
      {...(!printing && { scroll: { x: widthOf(columns), y: tableHeight } })}
      locale={{ emptyText: empty ?? emptyTexts.noRelevant }}
      onChange={(_page, _filters, sorter) => props.onSort(sortOf(sorter))}
      {...(selection && !printing && { rowSelection: antSelection(selection) })}
      {...(expand && {
        expandable: { columnTitle: <span className="sr-only">详情</span>, expandedRowRender: expand },
      })}
    />
  )
}

/** The rows of the page in the address, put in order where all are at hand. */
const pageOfRows = <Row,>(props: DataTableProps<Row>, view: TableView): readonly Row[] => {
  if (props.total !== undefined) return props.rows
  const from = (view.page - 1) * view.pageSize
  return sortedRows(props.rows, props.columns, view.sorting).slice(from, from + view.pageSize)
}

/** A page beyond the end shows the last one. */
const within = (view: TableView, total: number): TableView => ({
  ...view,
  page: Math.min(view.page, Math.max(1, Math.ceil(total / view.pageSize))),
})

/** The one table of lists: numbered, paged, sorted, with its columns, density and files; its state is the address. */
export const DataTable = <Row extends object>(props: DataTableProps<Row>) => {
  const { name, columns, rows, keyOf, children, onRefresh, everyRow } = props
  const [asked, setView] = useTableView(props.page, props.usualSize)
  const narrow = useNarrow()
  const total = props.total ?? rows.length
  const view = within(asked, total)
  const isBeyond = props.total !== undefined && rows.length === 0 && view.page < asked.page
  useCorrection(isBeyond, () => setView({ page: String(view.page) }, { replace: true }))
  const shown = columns.filter(column => column.acts || !view.hidden.has(column.key))
  const onPage = pageOfRows(props, view)
  const isTurning = (props.total ?? 0) > 0 && rows.length === 0
  const file = async () =>
    savedRows(name, shown, sortedRows((await everyRow?.()) ?? rows, columns, view.sorting))
  return (
    <>
      <TableToolbar {...{ columns, view, onRefresh, file, narrow }} onView={setView} saves={props.saves}>
        {children}
      </TableToolbar>
      {narrow ? (
        <RowCards
          columns={shown}
          rows={onPage}
          keyOf={keyOf}
          from={(view.page - 1) * view.pageSize + 1}
          {...(props.selection && { selection: props.selection })}
          {...(props.card && { card: props.card })}
          {...(props.expand && { expand: props.expand })}
        />
      ) : (
        <Body
          {...props}
          columns={shown}
          rows={onPage}
          {...(isTurning && { empty: '正在读取这一页' })}
          view={view}
          sortable={props.total === undefined}
          onSort={sort => setView({ sort, page: '' })}
        />
      )}
      <TablePager view={view} total={total} narrow={narrow} onView={setView} />
    </>
  )
}
