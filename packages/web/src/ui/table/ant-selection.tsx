import type { TableProps } from 'antd'
import { cloneElement, isValidElement, type AriaAttributes, type ReactNode } from 'react'
import type { RowSelection } from './data-table-props.ts'

/** The choice of rows as antd takes it; its own names for readers are English. */
export const antSelection = <Row,>({
  keys,
  onChange,
  single,
  labelOf = () => '选择此行',
  refusal,
}: RowSelection<Row>): NonNullable<TableProps<Row>['rowSelection']> => ({
  selectedRowKeys: [...keys],
  onChange: chosen => onChange(single ? chosen.slice(-1) : chosen),
  columnWidth: 44,
  ...(single
    ? { hideSelectAll: true, columnTitle: <span className="sr-only">选择</span> }
    : {
        columnTitle: (box: ReactNode) =>
          isValidElement<AriaAttributes>(box) ? cloneElement(box, { 'aria-label': '选择本页全部' }) : box,
      }),
  getCheckboxProps: row => {
    const title = refusal(row)
    return { 'aria-label': labelOf(row), disabled: title !== '', ...(title !== '' && { title }) }
  },
})
