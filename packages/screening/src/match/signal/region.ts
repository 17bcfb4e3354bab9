import { translationsOf } from '../../name/lexicon/brand-words.ts'
import { isPlace } from '../../name/token/tells.ts'
import type { Token } from '../../name/token/token.ts'
import { textsOf } from './met.ts'
import { noSign, type Pair, type Sign, type Signal } from './signal.ts'

const regionFactor = 0.76

/** 韩国 and 朝鲜 are both KOREA. */
const isSame = (a: Token, b: Token): boolean =>
  a.concept === b.concept || translationsOf(a.key).has(b.key) || translationsOf(b.key).has(a.key)

const otherPlace = ({ query, listed }: Pair): readonly Sign[] => {
  const left = query.tokens.filter(isPlace)
  const right = listed.tokens.filter(isPlace)
  if (left.length === 0 || right.length === 0) return noSign
  const shared = left.some(one => right.some(other => isSame(one, other)))
  return shared
    ? noSign
    : [{ about: 'region', query: textsOf(left), listed: textsOf(right), factor: regionFactor }]
}

/** Places that contradict each other. */
export const region: Signal = {
  name: 'region',
  tells: 'Both names tell places, and none of them is shared.',
  example: ['Norvarion Trading Shanghai', 'Norvarion Trading Beijing'],
  of: otherPlace,
}
