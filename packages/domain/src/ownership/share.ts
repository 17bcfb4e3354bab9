/** An exact share in percent, as a whole number of 10^-30 percent; sums of decimals stay what they are on paper. */
export type Share = bigint

const decimals = 30
const unit = 10n ** BigInt(decimals)

export const whole: Share = 100n * unit
export const half: Share = 50n * unit

/** A percent as JSON writes it; anything finer than 10^-30 is cut off. */
export const shareOf = (percent: number): Share => {
  const [mantissa = '', exponent = '0'] = String(percent).split('e')
  const [integer = '', fraction = ''] = mantissa.split('.')
  const scale = decimals - fraction.length + Number(exponent)
  const digits = BigInt(integer + fraction)
  return scale < 0 ? digits / 10n ** BigInt(-scale) : digits * 10n ** BigInt(scale)
}

/** As people write it: `33.333`, `50`. */
export const shareText = (share: Share): string => {
  const fraction = String(share % unit)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(share / unit) : `${share / unit}.${fraction}`
}

export const percentOf = (share: Share): number => Number(shareText(share))

/**
 * As it was told; a quotient, which has no end, and a bound that is passed (>50 %) to the four decimals in which reasons
 * tell them, on their own side of the half.
 */
export const shownPercent = (share: Share): number => {
  const exact = percentOf(share)
  if (share % (unit / 10n ** 12n) === 0n) return exact
  const rounded = Number(exact.toFixed(4))
  if (share > half && rounded <= 50) return 50.0001
  return share < half && rounded >= 50 ? 49.9999 : rounded
}

export const least = (a: Share, b: Share): Share => (a < b ? a : b)
export const most = (a: Share, b: Share): Share => (a > b ? a : b)
