import {
  counterpartyFields,
  isCounterpartyField,
  mappingOf,
  mayBeSeveral,
  type ColumnMapping,
  type CounterpartyField,
} from '@maojian/domain/vocabulary/counterparty-field'
import { extname, resolve } from 'node:path'
import { isTableFormat, type TableFormat } from '../../documents/write-table.ts'
import type { TableHead } from './guess-columns.ts'
import { UsageFault } from '../../cli/usage-fault.ts'

export interface ScreenOptions {
  readonly file: string
  /** Absent: CSV on standard output. */
  readonly out?: string
  readonly format: TableFormat
  /** Title or number of the column of each field, where given; several with + between. */
  readonly columns: Readonly<Partial<Record<CounterpartyField, string>>>
}

const columnsOf = (text: string | undefined): ScreenOptions['columns'] =>
  Object.fromEntries(
    (text ?? '').split(',').flatMap(part => {
      if (part.trim() === '') return []
      const [field = '', ...title] = part.split('=')
      if (!isCounterpartyField(field.trim()) || title.length === 0)
        throw new UsageFault(
          `--columns 应为 字段=列名，以逗号分隔；字段为 ${Object.keys(counterpartyFields).join('、')}，实际为“${part}”`,
        )
      return [[field.trim(), title.join('=').trim()]]
    }),
  )

export const screenOptions = (
  file: string,
  values: { readonly out?: string | undefined; readonly columns?: string | undefined },
): ScreenOptions => {
  const columns = columnsOf(values.columns)
  if (values.out === undefined) return { file: resolve(file), format: 'csv', columns }
  const out = resolve(values.out)
  if (out === resolve(file)) throw new UsageFault('--out 不能与待筛查的文件相同')
  const format = extname(out).slice(1).toLowerCase()
  if (!isTableFormat(format)) throw new UsageFault('--out 的文件名应以 .csv 或 .xlsx 结尾')
  return { file: resolve(file), out, format, columns }
}

/** Between the columns of one field: name=中文名称+英文名称. */
const several = '+'

const columnAt = ({ titles }: TableHead, title: string): number => {
  const named = titles.indexOf(title)
  const at = named >= 0 ? named : /^\d{1,3}$/.test(title) ? Number(title) - 1 : -1
  if (at >= 0 && at < titles.length) return at
  throw new UsageFault(`文件中没有名为“${title}”的列，现有：${titles.join('、')}`)
}

const columnsNamed = (head: TableHead, field: CounterpartyField, text: string): readonly number[] => {
  if (!mayBeSeveral(field) || head.titles.includes(text)) return [columnAt(head, text)]
  return text.split(several).map(title => columnAt(head, title.trim()))
}

/** The guessed mapping with what the caller says of it. */
export const mapColumns = (head: TableHead, columns: ScreenOptions['columns']): ColumnMapping => {
  const given = Object.entries(columns).map(
    ([field, text]) =>
      [field as CounterpartyField, columnsNamed(head, field as CounterpartyField, text)] as const,
  )
  const mapping: ColumnMapping = { ...head.mapping, ...mappingOf(given) }
  if (mapping.name !== undefined) return mapping
  throw new UsageFault(`没有认出名称列，请用 --columns name=列名 指明；现有：${head.titles.join('、')}`)
}
