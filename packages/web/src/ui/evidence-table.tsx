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

const columns: readonly Column<EvidencePair>[] = [
  { key: 'query', title: '查询词', text: pair => pair.query },
  { key: 'listed', title: '名单名称', text: pair => pair.listed },
  { key: 'rule', title: '规则', text: pair => pair.ruleName },
  { key: 'agreement', title: '一致度', text: pair => pair.agreement, draw: pair => percent(pair.agreement) },
  { key: 'weight', title: '权重', text: pair => pair.weight, draw: pair => percent(pair.weight) },
]

/** Token by token: what of the query met what of the listed name, by which rule. */
export const EvidenceTable = ({ pairs }: { pairs: readonly EvidencePair[] }) => (
  <ShortTable quiet caption="逐词比对依据" columns={columns} rows={pairs} keyOf={(_pair, at) => at} />
)
