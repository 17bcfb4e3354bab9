import { latinToken } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What only a body of the state is called. */
const bodies = words('#department #bureau #state-office #agency-gov')

/** What such a body deals with, where the same word means something else in the name of a firm (INTERIOR decoration). */
const deals: Readonly<Record<string, string>> = {
  '#decoration': 'INTERNAL',
  '#intelligent': 'INTELLIGENCESERVICE',
  '#overseas': 'FOREIGNAFFAIRS',
}

const ministry = /^(?:MINIST|MINISZTER|BAKANLI|VEZARAT|W[AIE]ZARA|KEMENTERIAN|NAZIRLI|VAZIRLI|YPOYRGEIO|部$)/u

/** A given name as well, which only the name of a body settles. */
const justice = 'JUSTICE'

/** An overseas office and an agency for interiors are no bodies of the state, and artificial intelligence is no secret service. */
const dealOf = (tokens: readonly Token[], at: number, body: Token): string | undefined => {
  const { concept, key } = tokens[at]!
  if (key === justice) return 'JUSTICIA'
  const known =
    concept === '#intelligent' ? tokens[at - 1]?.concept !== '#artificial' : ministry.test(body.key)
  return known ? deals[concept] : undefined
}

/** Управление is management, and behind a main or federal one a directorate. */
const isDirectorate = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.concept === '#management' &&
  tokens[at]!.key.startsWith('UPRAVL') &&
  tokens.slice(0, at).some(({ concept }) => concept === '#main' || concept === '#federal')

const as = (token: Token, key: string): Token => latinToken(token.text, key) ?? token

/** The affairs that a ministry deals with are told by their kind: وزارة الشؤون الخارجية. */
const isOfAffairs = ({ concept }: Token): boolean => concept === '#affairs'

/** Tokens of the name of a body of the state, whose words mean what such bodies deal with: Ministry of the Interior. */
export const withPortfolio = (tokens: readonly Token[]): readonly Token[] => {
  const known = tokens.map((token, at) => (isDirectorate(tokens, at) ? as(token, 'DIRECTORATE') : token))
  const body = known.find(({ concept }) => bodies.has(concept))
  if (!body) return tokens
  const told = known.map((token, at) => {
    const key = dealOf(known, at, body)
    return key === undefined ? token : as(token, key)
  })
  return told.some(({ key }) => key === 'FOREIGNAFFAIRS' || key === 'INTERNAL')
    ? told.filter(token => !isOfAffairs(token))
    : told
}
