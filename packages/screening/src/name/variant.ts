import type { Token, Variant, VariantKind } from './token.ts'

const spell = (tokens: readonly Token[]): string =>
  tokens.map(token => (token.role === 'form' ? token.concept : token.key)).join('')

/** A comparable form from its tokens; words that carry nothing (the, of, 的) are left out. */
export const variantOf = (kind: VariantKind, tokens: readonly Token[]): Variant => {
  const telling = tokens.filter(token => token.role !== 'stop')
  const kept = telling.length > 0 ? telling : tokens
  const bare = kept.filter(token => token.role !== 'form' && token.role !== 'title')
  return {
    kind,
    tokens: kept,
    exact: spell(kept),
    bare: spell(bare),
    meaning: bare
      .map(token => token.concept || token.key)
      .sort()
      .join(' '),
    weight: kept.reduce((sum, token) => sum + token.weight, 0),
  }
}
