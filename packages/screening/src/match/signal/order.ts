import { namesFirm } from '../../name/token/tells.ts'
import type { Match, Sides } from '../piece/match.ts'
import { isReordered } from './met.ts'
import { lowered, type Pair, type Signal } from './signal.ts'

const otherOrder = 0.8

/** A run of characters met by one word. */
const isWhole = ({ agreement, queryFrom, queryTo }: Match): boolean =>
  agreement.rule === 'translation' && queryTo - queryFrom > 1

const charactersOf = (tokens: Sides['query']): string =>
  tokens.map(({ han, key }) => (han ? key : ' ')).join('')

/** Characters that stand twice may be met at the wrong place: 韦克塞尔贝格 is held in 维克托·韦克塞尔贝格 as it stands. */
const isHeldAsIs = ({ query, listed }: Sides): boolean => {
  const [own, other] = [charactersOf(query), charactersOf(listed)]
  return own.trim() !== '' && other.trim() !== '' && (other.includes(own) || own.includes(other))
}

/** Chinese characters in another order make another name; Latin words are often turned round, but no brand read aloud. */
const orderFactor = ({ matches, sides }: Pair): number => {
  const { query, listed } = sides
  if (!isReordered(matches) || isHeldAsIs(sides)) return 1
  // Words of several characters that are translated whole may stand in any order (三井住友, SUMITOMO MITSUI),
  // and what is told beside them too: 挪威民主基金会, Norway Foundation for Democracy.
  const characters = (match: Match): boolean =>
    match.agreement.rule !== 'translation' && query[match.queryFrom]!.han
  if (query.filter(token => token.han).length > 1)
    return matches.some(characters) || !matches.some(isWhole) ? otherOrder : 1
  const aloud = ({ queryFrom, listedFrom }: Match): boolean =>
    query[queryFrom]!.accent !== '' || listed[listedFrom]!.accent !== ''
  const isFirm = namesFirm(query) || namesFirm(listed)
  return isFirm && isReordered(matches.filter(aloud)) ? otherOrder : 1
}

export const order: Signal = {
  name: 'order',
  tells: 'Chinese characters, or a brand read aloud, stand in another order.',
  example: ['明建王', '王建明'],
  of: pair => lowered('order', orderFactor(pair)),
}
