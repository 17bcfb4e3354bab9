import { countryNameZh } from '@maojian/domain/vocabulary/country'
import { findListSource } from '@maojian/sources'

/** What pages print of a list; a FollowTheMoney dataset that we do not know goes by its own name. */
export interface ListWords {
  readonly nameZh: string
  readonly shortZh: string
  readonly countryCn: string
  readonly publisherZh: string
  readonly kindZh: string
  readonly weight: number
}

const cache = new Map<string, ListWords>()

const readWords = (id: string): ListWords => {
  const source = findListSource(id)
  if (!source)
    return { nameZh: id, shortZh: id, countryCn: '', publisherZh: '', kindZh: '其他名单', weight: 0 }
  const { nameZh, shortZh, publisherZh, kindZh, weight } = source
  return { nameZh, shortZh, countryCn: countryNameZh(source.country), publisherZh, kindZh, weight }
}

export const listWords = (id: string): ListWords => {
  const known = cache.get(id)
  if (known) return known
  const words = readWords(id)
  // Only lists that we know are kept: their number is fixed.
  if (words.weight > 0) cache.set(id, words)
  return words
}

/** Different non-empty texts in their order, joined as Chinese joins them. */
export const joinZh = (texts: readonly string[]): string =>
  [...new Set(texts.filter(text => text !== ''))].join('、')
