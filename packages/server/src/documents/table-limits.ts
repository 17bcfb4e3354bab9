import { TableFault } from './table-fault.ts'

/** How large a table may be; whoever takes one says so. */
export interface TableLimits {
  readonly bytes: number
  readonly rows: number
  readonly columns: number
  /** Characters of one cell. */
  readonly cell: number
}

const megabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2)

export const tooLarge = ({ bytes }: Pick<TableLimits, 'bytes'>): TableFault =>
  new TableFault(`文件超过 ${megabytes(bytes)} MB 上限，请拆分后再提交`)

export const tooMany = ({ rows }: TableLimits): TableFault =>
  new TableFault(`文件超过 ${rows.toLocaleString('zh-CN')} 行上限，请拆分后再提交`)

export const tooWide = (line: number, { columns }: Pick<TableLimits, 'columns'>): TableFault =>
  new TableFault(`第 ${line} 行超过 ${columns} 列，请删去不需要的列`)
