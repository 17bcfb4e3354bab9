import { evenNumbers } from './even-numbers.ts'

/** A measured share or score with its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

const bins = 1001
const resamples = 200

const binOf = (score: number): number => Math.max(0, Math.min(bins - 1, Math.round(score * 10)))

const counts = (scores: readonly number[]): Float64Array => {
  const out = new Float64Array(bins)
  for (const score of scores) out[binOf(score)]!++
  return out
}

const total = (histogram: Float64Array): number => histogram.reduce((sum, count) => sum + count, 0)

/** Share of positives above the lowest score that at most `rate` of the negatives reach; 0 points find nothing. */
const recallAt =
  (rate: number) =>
  (same: Float64Array, other: Float64Array): number => {
    const allowed = rate * total(other) + 1e-9
    let found = 0
    let alarms = 0
    for (let bin = bins - 1; bin > 0; bin--) {
      alarms += other[bin]!
      if (alarms > allowed) break
      found += same[bin]!
    }
    return found / total(same)
  }

const auc = (same: Float64Array, other: Float64Array): number => {
  let below = 0
  let area = 0
  for (let bin = 0; bin < bins; bin++) {
    area += same[bin]! * (below + other[bin]! / 2)
    below += other[bin]!
  }
  return area / (total(same) * below)
}

/** F1 at every threshold, highest first. */
const f1Curve = (same: Float64Array, other: Float64Array): { score: number; f1: number }[] => {
  const positives = total(same)
  const curve: { score: number; f1: number }[] = []
  let found = 0
  let alarms = 0
  for (let bin = bins - 1; bin > 0; bin--) {
    found += same[bin]!
    alarms += other[bin]!
    curve.push({ score: bin / 10, f1: (2 * found) / (found + alarms + positives) })
  }
  return curve
}

const f1At =
  (threshold: number) =>
  (same: Float64Array, other: Float64Array): number =>
    f1Curve(same, other).find(point => point.score <= threshold)?.f1 ?? 0

const bestF1 = (same: Float64Array, other: Float64Array): { score: number; f1: number } =>
  f1Curve(same, other).reduce((best, point) => (point.f1 > best.f1 ? point : best))

const atLeast =
  (threshold: number) =>
  (histogram: Float64Array): number =>
    histogram.subarray(binOf(threshold)).reduce((sum, count) => sum + count, 0) / total(histogram)

const redraw = (scores: readonly number[], next: (below: number) => number): Float64Array => {
  const out = new Float64Array(bins)
  for (let i = 0; i < scores.length; i++) out[binOf(scores[next(scores.length)]!)]!++
  return out
}

const middle95 = (values: number[], value: number): Estimate => {
  values.sort((a, b) => a - b)
  const at = (share: number): number => values[Math.round(share * (values.length - 1))]!
  return { value, low: at(0.025), high: at(0.975) }
}

export interface PairFigures {
  readonly positives: number
  readonly negatives: number
  readonly recall1: Estimate
  readonly recall5: Estimate
  readonly auc: Estimate
  readonly f1: Estimate
  readonly recallShipped: Estimate
  readonly alarmsShipped: Estimate
  readonly bestF1: number
  readonly bestThreshold: number
}

/** Intervals by bootstrap: positives and negatives are drawn again separately, 200 times, same seed on every run. */
export const pairFigures = (
  same: readonly number[],
  other: readonly number[],
  shipped: number,
): PairFigures => {
  const next = evenNumbers(95)
  const draws = Array.from({ length: resamples }, () => [redraw(same, next), redraw(other, next)] as const)
  const whole = [counts(same), counts(other)] as const
  const estimate = (measure: (same: Float64Array, other: Float64Array) => number): Estimate =>
    middle95(
      draws.map(draw => measure(...draw)),
      measure(...whole),
    )
  const best = bestF1(...whole)
  return {
    positives: same.length,
    negatives: other.length,
    recall1: estimate(recallAt(0.01)),
    recall5: estimate(recallAt(0.05)),
    auc: estimate(auc),
    f1: estimate(f1At(shipped)),
    recallShipped: estimate(found => atLeast(shipped)(found)),
    alarmsShipped: estimate((_, alarms) => atLeast(shipped)(alarms)),
    bestF1: best.f1,
    bestThreshold: best.score,
  }
}

/** A share of `n` tries with its Wilson interval: a bootstrap of no success in n would claim certainty. */
export const share = (successes: number, n: number): Estimate => {
  if (n === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN }
  const z = 1.96
  const p = successes / n
  const centre = (p + (z * z) / (2 * n)) / (1 + (z * z) / n)
  const reach = (z / (1 + (z * z) / n)) * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  return { value: p, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) }
}
