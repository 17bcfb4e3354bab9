import type { ReactNode } from 'react'
import { nothing } from '../nothing.ts'
import type { Column } from './column.ts'

const counts = new Intl.NumberFormat('zh-CN')

const plain = (cell: string | number): string =>
  typeof cell === 'number' ? counts.format(cell) : cell === '' ? nothing : cell

/** What a cell shows; where nothing is drawn, its text. */
export const cellOf = <Row>({ text, draw }: Pick<Column<Row>, 'text' | 'draw'>, row: Row): ReactNode => {
  const drawn = draw?.(row)
  return drawn === undefined || drawn === null || drawn === false ? plain(text(row)) : drawn
}
