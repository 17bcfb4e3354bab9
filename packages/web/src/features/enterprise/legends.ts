import type { LegendEntry } from '../../ui/graph/graph-legend.tsx'

export const lineLegend: readonly LegendEntry[] = [
  { key: 'told', label: '已载明' },
  { key: 'untold', label: '比例不明', dashed: true },
]

/** Beside the others where relations that have ended are shown. */
export const endedLegend: readonly LegendEntry[] = [
  { key: 'ended', label: '已结束（不计入结论）', ended: true },
]

export const riskLegend: readonly LegendEntry[] = [
  { key: 'listed', label: '高风险：列名或持有达到门槛', tone: 'listed' },
  { key: 'doubtful', label: '需确认：不能排除或曾列名', tone: 'doubtful' },
]

export const graphNotes = {
  unknown: '虚线为比例不明。图中没有的关系只表示未收录，不等于没有关联。',
  sample: '示例数据：企业与持股均为虚构。',
} as const
