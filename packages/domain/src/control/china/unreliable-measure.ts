import { unreliableMeasureTable } from './unreliable-measure.table.ts'

export type UnreliableKind = (typeof unreliableMeasureTable)[number][1]

/** In our words. */
export const unreliableWords: Readonly<Record<UnreliableKind, string>> = {
  trade: '禁止其从事与中国有关的进出口活动和在中国境内新增投资',
  executives:
    '禁止其从事与中国有关的进出口活动和在中国境内新增投资，禁止其高级管理人员入境并取消工作许可、停留或居留资格',
  dealing:
    '禁止其从事与中国有关的进出口活动和在中国境内新增投资，并禁止中国境内的组织、个人与其交易、合作，特别是传输数据、提供敏感信息',
  sequencers: '只禁止其向中国出口基因测序仪，未禁止向其出口其他物项',
  untold: '列入公告未写明处理措施，须核实此后的公告',
  unread: '按其公告禁止或限制与中国有关的进出口和投资，具体措施以公告为准',
}

/** What one listing on the 不可靠实体清单 forbids, by the act that made it. */
export interface UnreliableMeasure {
  readonly kind: UnreliableKind
  readonly citation: string
}

const rows = unreliableMeasureTable.map(([pattern, kind, citation]) => ({
  pattern: new RegExp(pattern, 'u'),
  measure: { kind, citation },
}))

export const unreliableMeasure = (reference: string): UnreliableMeasure =>
  rows.find(({ pattern }) => pattern.test(reference))!.measure
