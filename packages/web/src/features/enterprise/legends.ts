import type { LegendEntry } from '../../ui/graph/graph-legend.tsx'

export const lineLegend: readonly LegendEntry[] = [
  { key: 'told', label: '已载明' },
  { key: 'untold', label: '比例不明', dashed: true },
]

/** Beside the others where relations that have ended are shown. */
export const endedLegend: readonly LegendEntry[] = [
  { key: 'ended', label: '已结束（不计入结论）', ended: true },
]

/** The colours of `findingMarks`, wherever findings are marked. */
export const riskLegend: readonly LegendEntry[] = [
  { key: 'listed', label: '高风险：现行列名、由列名方持有达门槛', tone: 'listed' },
  { key: 'doubtful', label: '需确认（浅底）：曾列名、不能排除受限', tone: 'doubtful' },
  { key: 'tied', label: '需确认（空心）：与名单主体有关联', tone: 'tied' },
]

export const graphNotes = {
  unknown: '虚线为比例不明。图中没有的关系只表示未收录，不等于没有关联。',
  sample: '示例数据：企业与持股均为虚构。',
} as const
