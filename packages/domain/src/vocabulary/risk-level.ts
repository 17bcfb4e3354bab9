/** Scores from which a hit is strong or possible; an organisation may raise them, never hide them. */
export const defaultThresholds = { hit: 95, possible: 80 } as const

export interface Thresholds {
  readonly hit: number
  readonly possible: number
}
