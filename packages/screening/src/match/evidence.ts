import { analyse } from '../name/analyse.ts'
import { formAsWritten } from '../name/cut/written-form.ts'
import { namesOfHouse } from '../name/lexicon/houses.ts'
import type { Role } from '../name/lexicon/lexicon.ts'
import { isReading, type Token, type Variant } from '../name/token/token.ts'
import type { CircumstanceNote, Evidence, TokenPair } from '../types.ts'
import type { Match } from './piece/match.ts'
import { isMet, leftOf, type Side } from './signal/met.ts'
import { scoreParts, type Measured } from './score-parts.ts'

const textOf = (variant: Variant, from: number, to: number): string => {
  const tokens = variant.tokens.slice(from, to)
  return tokens.map(token => token.text).join(tokens.every(token => token.han) ? '' : ' ')
}

const unlikePinyin: ReadonlySet<Variant['kind']> = new Set(['wade-giles', 'japanese', 'korean'] as const)

/** A token that stands for a house told in Chinese. */
const isHouse = ({ text, key }: Token): boolean => text !== key && namesOfHouse(text).length > 0

const ruleOf = (match: Match, query: Variant, listed: Variant): TokenPair['rule'] => {
  const tokens = [
    ...query.tokens.slice(match.queryFrom, match.queryTo),
    ...listed.tokens.slice(match.listedFrom, match.listedTo),
  ]
  const sounded = (isReading(query) || isReading(listed)) && tokens.every(token => token.concept === '')
  if (tokens.some(isHouse) && match.agreement.rule === 'exact') return 'translation'
  if (sounded && (match.agreement.rule === 'exact' || match.agreement.rule === 'joined'))
    return [query.kind, listed.kind].some(kind => unlikePinyin.has(kind)) ? 'romanisation' : 'pinyin'
  if (
    match.agreement.rule === 'exact' &&
    (query.kind === 'transliterated') !== (listed.kind === 'transliterated')
  )
    return 'variant'
  return match.agreement.rule
}

const pairOf = (match: Match, query: Variant, listed: Variant): TokenPair => ({
  query: textOf(query, match.queryFrom, match.queryTo),
  listed: textOf(listed, match.listedFrom, match.listedTo),
  rule: ruleOf(match, query, listed),
  agreement: Math.round(match.agreement.value * 100) / 100,
  weight: share(2 * match.weight, query, listed),
})

const share = (weight: number, query: Variant, listed: Variant): number =>
  Math.round((weight / (query.weight + listed.weight || 1)) * 1000) / 1000

/** Tokens that met nothing, with the weight they cost. */
const leftovers = (matches: readonly Match[], query: Variant, listed: Variant): TokenPair[] => {
  const alone = (side: Side, { text, weight }: Token): TokenPair => ({
    query: side === 'query' ? text : '',
    listed: side === 'listed' ? text : '',
    rule: side === 'query' ? 'extra' : 'missing',
    agreement: 0,
    weight: share(weight, query, listed),
  })
  const of = (side: Side, tokens: readonly Token[]): TokenPair[] =>
    leftOf(tokens, matches, side).map(token => alone(side, token))
  return [...of('query', query.tokens), ...of('listed', listed.tokens)]
}

/** What a ship is called by: every word and number, but no form or particle. */
const naming: ReadonlySet<Role> = new Set<Role>(['word', 'common', 'trade', 'region', 'numeral'])

/** Whether one of the tokens is a word or number of the name that met nothing. */
export const leftWord = (tokens: readonly Token[], matches: readonly Match[], side: Side): boolean =>
  tokens.some((token, at) => naming.has(token.role) && !isMet(matches, side, at))

export interface NameEvidence extends Measured {
  readonly listedText: string
  readonly nameIndex: number
}

const isBusiness = ({ role }: Token): boolean => role === 'trade' || role === 'region'

/** The business words and places of each side that met nothing. */
export const leftBusiness = ({ query, listed, score }: NameEvidence): { query: string; listed: string } => {
  const left = (side: Side, { tokens }: Variant): string =>
    leftOf(tokens, score.matches, side, isBusiness)
      .map(({ text }) => text)
      .join(' ')
  return { query: left('query', query), listed: left('listed', listed) }
}

const plainWords = /^[A-Za-z0-9 ,&-]+$/
const word = /[A-Za-z0-9]+/g
const characters = /^\p{Script=Han}+$/u

/** Whether the tokens of a form stand in a plain text one after another, nothing left out and nothing told otherwise. */
const isSpelledOut = (form: Variant, text: string): boolean => {
  const { tokens } = form
  if (characters.test(text))
    return !isReading(form) && tokens.reduce((sum, { key }) => sum + key.length, 0) === text.length
  const words = plainWords.test(text) ? text.match(word) : null
  return words?.length === tokens.length && words.every((one, at) => one.toUpperCase() === tokens[at]!.key)
}

/** The listed form with its tokens as written: the index keeps only their folded keys. */
const asWritten = (listed: Variant, text: string): Variant => {
  if (isSpelledOut(listed, text)) return listed
  const isListed = ({ kind, exact }: Variant): boolean => kind === listed.kind && exact === listed.exact
  const direct = isReading(listed) ? undefined : formAsWritten(text)
  return direct && isListed(direct) ? direct : (analyse(text).find(isListed) ?? listed)
}

/** Evidence of a name match, with every part of its score. */
export const nameEvidence = (found: NameEvidence, notes: readonly CircumstanceNote[]): Evidence => {
  const listed = asWritten(found.listed, found.listedText)
  return {
    how: 'name',
    nameIndex: found.nameIndex,
    pairs: [
      ...found.score.matches.map(match => pairOf(match, found.query, listed)),
      ...leftovers(found.score.matches, found.query, listed),
    ],
    ...scoreParts(found, notes),
    reordered: found.score.reordered,
  }
}
