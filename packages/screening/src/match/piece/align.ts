import type { PairRule } from '../../types.ts'
import type { Token } from '../../name/token/token.ts'
import { wordOf } from '../../name/token/word.ts'
import { agree, exact, lowestAgreement } from './agree.ts'
import type { Agreement } from './agreement.ts'
import { initials } from './initials.ts'
import type { Match, Sides } from './match.ts'
import { inOrder } from './in-order.ts'
import { isHalfRead, isPartlyRead, partlyRead } from './partly-read.ts'

/** What an index already knows of two forms: agreements by position, and whether words may be joined at all. */
export interface Lent {
  readonly agreeAt: (query: number, listed: number) => Agreement | undefined
  readonly joined: boolean
}

const joinedRule: PairRule = 'joined'
const longestJoin = 4

const joinable = (token: Token): boolean => !token.han && token.accent === '' && token.role !== 'numeral'

const weightOf = (tokens: readonly Token[], from: number, to: number): number => {
  let sum = 0
  for (let i = from; i < to; i++) sum += tokens[i]!.weight
  return sum
}

/** Words written together on one side and apart on the other (HUAWEI, HUA WEI). */
const joins = (apart: readonly Token[], together: readonly Token[], how: How, out: Match[]): void => {
  for (let from = 0; from + 1 < apart.length; from++) {
    let text = apart[from]!.key
    if (!joinable(apart[from]!)) continue
    for (let to = from + 1; to < Math.min(apart.length, from + longestJoin) && joinable(apart[to]!); to++) {
      text += apart[to]!.key
      for (let j = 0; j < together.length; j++)
        if (mayJoin(together[j]!, text)) joinOne(apart, together, { from, to: to + 1, j, text, ...how }, out)
    }
  }
}

interface How {
  readonly swap: boolean
  readonly strict: boolean
}

interface Join extends How {
  readonly from: number
  readonly to: number
  readonly j: number
  readonly text: string
}

/** Letters of words written together from which another spelling of their sound is taken for them. */
export const shortestLoose = 5

const shortestWhole = 4
const mostLonger = 2

const mayJoin = ({ key, han, accent }: Token, text: string): boolean =>
  !han && accent === '' && key.length >= shortestWhole && Math.abs(key.length - text.length) <= mostLonger

const joinOne = (apart: readonly Token[], together: readonly Token[], join: Join, out: Match[]): void => {
  const whole = together[join.j]!
  const same = whole.key === join.text
  if (
    !same &&
    (join.strict || join.text.length < shortestLoose || whole.word.fold !== wordOf(join.text).fold)
  )
    return
  // An initial is no part of the word beside it: J. ZHANG.
  if (!same && hasLetter(apart, join)) return
  // Mandarin syllables put together are that word or another one: SUO HUI is no SUKHOI.
  if (!same && wordOf(join.text).syllables) return
  const agreement: Agreement = { value: same ? 0.99 : 0.93, rule: joinedRule }
  const weight = (weightOf(apart, join.from, join.to) + whole.weight) / 2
  out.push(matchOf(join, { from: join.j, to: join.j + 1 }, join.swap, { agreement, weight }))
}

const hasLetter = (tokens: readonly Token[], { from, to }: Span): boolean => {
  for (let i = from; i < to; i++) if (tokens[i]!.key.length === 1) return true
  return false
}

const meant: Agreement = { value: 0.89, rule: 'translation' }

/** A word of several characters and the Latin word that translates it (太阳, SUN). */
const translations = (
  chars: readonly Token[],
  latin: readonly Token[],
  swap: boolean,
  out: Match[],
): void => {
  for (let j = 0; j < latin.length; j++) {
    if (latin[j]!.han || latin[j]!.accent !== '') continue
    for (const word of latin[j]!.word.spells) {
      for (let from = 0; from + word.length <= chars.length; from++) {
        if (!spells(chars, from, word)) continue
        const to = from + word.length
        const weight = (weightOf(chars, from, to) + latin[j]!.weight) / 2
        out.push(matchOf({ from, to }, { from: j, to: j + 1 }, swap, { agreement: meant, weight }))
      }
    }
  }
}

const readInPart = (chars: readonly Token[], latin: readonly Token[], swap: boolean, out: Match[]): void => {
  for (const { from, to, at, agreement } of partlyRead(chars, latin)) {
    const weight = (weightOf(chars, from, to) + latin[at]!.weight) / 2
    out.push(matchOf({ from, to }, { from: at, to: at + 1 }, swap, { agreement, weight }))
  }
}

const spells = (chars: readonly Token[], from: number, word: string): boolean => {
  for (let i = 0; i < word.length; i++)
    if (!chars[from + i]!.han || chars[from + i]!.key !== word[i]) return false
  return true
}

interface Span {
  readonly from: number
  readonly to: number
}

/** A match of two stretches; `swap` when the first is one of the listed name. */
const matchOf = (
  first: Span,
  second: Span,
  swap: boolean,
  rest: Pick<Match, 'agreement' | 'weight'>,
): Match => {
  const [query, listed] = swap ? [second, first] : [first, second]
  return { queryFrom: query.from, queryTo: query.to, listedFrom: listed.from, listedTo: listed.to, ...rest }
}

/** Every pair of stretches that could belong together, best first; ties by position, so that results repeat. */
const options = ({ query, listed, strict }: Sides, { agreeAt, joined }: Lent): Match[] => {
  const out: Match[] = []
  for (let i = 0; i < query.length; i++)
    for (let j = 0; j < listed.length; j++) {
      const agreement = agreeAt(i, j)
      if (!agreement || agreement.value < lowestAgreement || (strict && !isDerived(agreement))) continue
      const weight = (query[i]!.weight + listed[j]!.weight) / 2
      out.push({ queryFrom: i, queryTo: i + 1, listedFrom: j, listedTo: j + 1, agreement, weight })
    }
  if (joined && query.length > 1) joins(query, listed, { swap: false, strict }, out)
  if (joined && listed.length > 1) joins(listed, query, { swap: true, strict }, out)
  if (!strict && joined) {
    translations(query, listed, false, out)
    translations(listed, query, true, out)
    readInPart(query, listed, false, out)
    readInPart(listed, query, true, out)
  }
  if (!strict) initials(query, listed, out)
  return inOrder(out, better)
}

/** A reading is derived or it is not; a transcription is heard more or less, and a business word may be translated by another. */
export const isDerived = ({ value, rule }: Agreement): boolean =>
  value === 1 || rule === 'transcription' || (rule === 'translation' && value > leastMeant)

/** Translations that count in a reading agree more than this. */
export const leastMeant = 0.9

const gain = (match: Match): number => match.agreement.value * match.weight

// Neighbours stay together: among equal gains the pair nearest to the diagonal wins.
const better = (a: Match, b: Match): number =>
  gain(b) - gain(a) ||
  b.agreement.value - a.agreement.value ||
  Math.abs(a.queryFrom - a.listedFrom) - Math.abs(b.queryFrom - b.listedFrom) ||
  a.queryFrom - b.queryFrom ||
  a.listedFrom - b.listedFrom

const overlap = (a: Match, b: Match): boolean =>
  (a.queryFrom < b.queryTo && b.queryFrom < a.queryTo) ||
  (a.listedFrom < b.listedTo && b.listedFrom < a.listedTo)

/** One-to-one (or one-to-many, for joined words) assignment of the pieces of two names, greedy by gain. */
export const align = (sides: Sides, lent: Lent = ownAgreement(sides)): Match[] => {
  const all = options(sides, lent)
  const chosen = chooseOf(all)
  return isHalfRead(sides, chosen) ? chooseOf(all.filter(one => !isPartlyRead(one))) : chosen
}

const chooseOf = (all: readonly Match[]): Match[] => {
  const chosen: Match[] = []
  for (const match of all) if (!chosen.some(one => overlap(one, match))) chosen.push(match)
  return inOrder(chosen, (a, b) => a.queryFrom - b.queryFrom)
}

/** The alignment of two names of the same pieces in the same order; undefined when they are not. */
export const alignSame = (query: readonly Token[], listed: readonly Token[]): Match[] | undefined => {
  if (query.length !== listed.length || !query.every((token, at) => isSame(token, listed[at]!)))
    return undefined
  return query.map((token, at) => ({
    queryFrom: at,
    queryTo: at + 1,
    listedFrom: at,
    listedTo: at + 1,
    agreement: exact,
    weight: (token.weight + listed[at]!.weight) / 2,
  }))
}

const isSame = (a: Token, b: Token): boolean =>
  a.key === b.key && a.accent === b.accent && a.abjad === b.abjad

const ownAgreement = ({ query, listed }: Sides): Lent => ({
  agreeAt: (i, j) => agree(query[i]!, listed[j]!),
  joined: true,
})
