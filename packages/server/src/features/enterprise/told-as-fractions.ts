import { normaliseCode } from '@maojian/domain/vocabulary/identifier'
import type { TableRow } from '../../documents/table-row.ts'
import type { RegisterColumns } from './register-columns.ts'

const plainNumber = /^\d*[.,]?\d+$/u

/** About the whole of one: what is rounded to a hundredth may miss it by a little. */
const isWhole = (sum: number): boolean => Math.abs(sum - 1) <= 0.015

/**
 * Companies whose holders, as numbers without a sign, make one together, not a hundred: whatever the title of the
 * column says, they may be fractions.
 */
export const toldAsFractions = async (
  batches: AsyncIterable<readonly TableRow[]>,
  { creditCode = -1, percent = -1 }: RegisterColumns,
): Promise<ReadonlySet<string>> => {
  const sums = new Map<string, number>()
  for await (const rows of batches)
    for (const { cells } of rows) {
      const text = (cells[percent] ?? '').normalize('NFKC').trim()
      if (!plainNumber.test(text)) continue
      const code = normaliseCode(cells[creditCode] ?? '')
      sums.set(code, (sums.get(code) ?? 0) + Number(text.replace(',', '.')))
    }
  return new Set([...sums].flatMap(([code, sum]) => (isWhole(sum) ? [code] : [])))
}
