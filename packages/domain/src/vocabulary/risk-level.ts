/** Risk levels of spec 000 §9 and spec 001 §9; level 2 has one colour token, the text says which. */
export const riskLevels = { 0: '未发现', 1: '高风险', 2: '需确认' } as const

export type RiskLevel = keyof typeof riskLevels

/** Scores from which a hit is strong or possible; an organisation may raise them, never hide them. */
export const defaultThresholds = { hit: 95, possible: 80 } as const

export interface Thresholds {
  readonly hit: number
  readonly possible: number
}
