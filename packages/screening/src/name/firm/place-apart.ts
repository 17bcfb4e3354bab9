import { meaningOfLatin } from '../lexicon/lexicon.ts'
import { roleWeights } from '../lexicon/role-weights.ts'
import type { Token } from '../token/token.ts'

const mostSyllables = 3

const isSyllable = ({ role, word }: Token): boolean => role === 'word' && word.syllables?.length === 1

/** A Chinese place that begins the name of a firm, written by its syllables: ZHE JIANG JIAYI TRADE, CHANG ZHOU. */
export const withPlaceTogether = (tokens: readonly Token[]): readonly Token[] => {
  let key = ''
  for (let end = 0; end < mostSyllables && end < tokens.length - 1 && isSyllable(tokens[end]!); end++) {
    key += tokens[end]!.key
    const meaning = end > 0 ? meaningOfLatin(key) : undefined
    if (meaning?.role !== 'region' || !meaning.concept.startsWith('@cn-')) continue
    // JIN HUA TRADING is a brand: a place has one beside it.
    if (tokens[end + 1]!.role !== 'word') return tokens
    const text = tokens
      .slice(0, end + 1)
      .map(token => token.text)
      .join(' ')
    const place = tokens[0]!.with({ text, key, ...meaning, weight: roleWeights.region! })
    return [place, ...tokens.slice(end + 1)]
  }
  return tokens
}
