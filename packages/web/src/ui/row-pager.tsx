import { pageSizes } from '@maojian/contract/limits'
import { Pagination } from 'antd'

interface RowPagerProps {
  readonly page: number
  readonly count: number
  /** What is counted, with its measure word: 条变化. */
  readonly unit: string
  readonly onPage: (page: number) => void
}

/** Turns the pages of rows that are read one below the other; nothing where one page holds them all. */
export const RowPager = ({ page, count, unit, onPage }: RowPagerProps) =>
  count > pageSizes.list && (
    <Pagination
      align="end"
      current={page}
      pageSize={pageSizes.list}
      total={count}
      showSizeChanger={false}
      showTotal={total => `共 ${total} ${unit}`}
      onChange={onPage}
    />
  )

/** The page that an address names, the first one unless it is a number. */
export const pageNumber = (text: string | undefined): number =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1
