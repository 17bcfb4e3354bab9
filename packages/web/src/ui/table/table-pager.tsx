import { pageSizes } from '@maojian/contract/limits'
import { Pagination } from 'antd'
import type { TableQuery, TableView } from './table-query.ts'
import styles from './table.module.css'

interface TablePagerProps {
  readonly view: TableView
  readonly total: number
  readonly narrow: boolean
  readonly onView: (change: TableQuery) => void
}

/** How many there are; page, size and jump where they do not fit on one page. */
export const TablePager = ({ view, total, narrow, onView }: TablePagerProps) => {
  const turn = (page: number, size: number): void =>
    onView(
      size === view.pageSize
        ? { page: page === 1 ? '' : String(page) }
        : { page: '', pageSize: String(size) },
    )
  return (
    <Pagination
      className={styles.pager ?? ''}
      size="small"
      align="end"
      simple={narrow}
      current={view.page}
      pageSize={view.pageSize}
      total={total}
      showTotal={count => `共 ${count.toLocaleString('zh-CN')} 条`}
      showSizeChanger={!narrow && total > pageSizes.searchOptions[0]}
      showQuickJumper={!narrow && total > view.pageSize * 5}
      pageSizeOptions={[...pageSizes.searchOptions]}
      onChange={turn}
    />
  )
}
