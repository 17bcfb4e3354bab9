import type { Variant } from './token.ts'

const home = '@CN'
const fewestOfHome = 3

/** The business of a body of China without its country, when enough else tells it; else ''. */
export const businessAtHome = ({ business }: Pick<Variant, 'business'>): string => {
  const words = business.split(' ')
  return words.length > fewestOfHome && words.includes(home)
    ? words.filter(word => word !== home).join(' ')
    : ''
}

const han = /^\p{Script=Han}/u

const isAtHome = (named: Variant, other: Variant): boolean =>
  named.business !== '' &&
  named.business === businessAtHome(other) &&
  named.tokens.every(({ key }) => han.test(key))

/** A body named in Chinese without a place is of China: 电子科技大学, University of Electronic Science and Technology of China. */
export const sameAtHome = (query: Variant, listed: Variant): boolean =>
  isAtHome(query, listed) || isAtHome(listed, query)
