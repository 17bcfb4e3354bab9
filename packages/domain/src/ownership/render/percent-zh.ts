/** Nearer to a share than any source writes: a bound that is passed, or not reached. */
const hair = 1e-12

/** Told percents as they are, bounds in words (超过50%), and quotients, which have no end, to four decimals. */
export const percentZh = (percent: string): string => {
  const { length } = percent.split('.')[1] ?? ''
  if (length > 20) return `约${Number(percent).toFixed(4)}%`
  const near = Number(Number(percent).toFixed(9))
  const gap = Number(percent) - near
  if (length < 13 || gap === 0 || Math.abs(gap) > hair) return `${percent}%`
  return gap > 0 ? `超过${near}%` : `不足${near}%`
}
