import type { Column } from './table/column.ts'
import { ShortTable } from './table/short-table.tsx'

export interface EvidencePair {
  readonly query: string
  readonly listed: string
  readonly ruleName: string
  /** 0-1, how far the two agree. */
  readonly agreement: number
  /** 0-1, share of the whole name. */
  readonly weight: number
}

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Whole hundredths that add up to what their sum rounds to: the largest rests are rounded up. */
export const wholePercents = (shares: readonly number[]): number[] => {
  const hundredths = shares.map(share => share * 100)
  const floors = hundredths.map(Math.floor)
  const left =
    Math.round(hundredths.reduce((sum, one) => sum + one, 0)) - floors.reduce((sum, one) => sum + one, 0)
  const up = new Set(
    hundredths
      .map((one, at) => ({ at, rest: one - Math.floor(one) }))
      .toSorted((a, b) => b.rest - a.rest)
      .slice(0, left)
      .map(({ at }) => at),
  )
  return floors.map((one, at) => (up.has(at) ? one + 1 : one))
}

interface Row extends EvidencePair {
  /** Of a hundred. */
  readonly share: number
}

const columns: readonly Column<Row>[] = [
  { key: 'query', title: '查询词', text: pair => pair.query },
  { key: 'listed', title: '名单名称', text: pair => pair.listed },
  { key: 'rule', title: '规则', text: pair => pair.ruleName },
  { key: 'agreement', title: '一致度', text: pair => pair.agreement, draw: pair => percent(pair.agreement) },
  { key: 'weight', title: '权重', text: pair => pair.weight, draw: pair => `${pair.share}%` },
]

/** Token by token: what of the query met what of the listed name, by which rule. */
export const EvidenceTable = ({ pairs }: { pairs: readonly EvidencePair[] }) => {
  const shares = wholePercents(pairs.map(({ weight }) => weight))
  const rows = pairs.map((pair, at): Row => ({ ...pair, share: shares[at]! }))
  return <ShortTable quiet caption="逐词比对依据" columns={columns} rows={rows} keyOf={(_pair, at) => at} />
}
