import { isReading, onlyGeneric, type Token, type Variant, type VariantKind } from './token.ts'

const spell = (tokens: readonly Token[]): string => {
  let text = ''
  for (const token of tokens) text += token.role === 'form' ? token.concept : token.key
  return text
}

/** Whether a token is of the name without its form. */
export const isBare = (token: Token): boolean => token.role !== 'form' && token.role !== 'title'

/** Words in any order; Chinese characters keep theirs: 李明 is not 明李. */
const meaningOf = (tokens: readonly Token[]): string => {
  const words: string[] = []
  tokens.forEach((token, i) => {
    if (token.han && i > 0 && tokens[i - 1]!.han) words[words.length - 1] += token.key
    else words.push(token.concept || token.key)
  })
  return words.sort().join(' ')
}

const structural: ReadonlySet<string> = new Set(['#group', '#holding', '#enterprise'])

const ofState = '#national'

const fewestOfRepeated = 3

/** A national university is a university; a national bank is another one than the bank of the country. */
const businessOf = (tokens: readonly Token[]): string => {
  if (!onlyGeneric(tokens)) return ''
  const bank = tokens.some(token => token.concept === '#bank')
  const telling = tokens.filter(
    token => isBare(token) && !structural.has(token.concept) && (bank || token.concept !== ofState),
  )
  const all = telling.map(token => token.concept || token.key)
  // STUDIES AND RESEARCH: one business in two words, beside others.
  const told = new Set(all)
  const words = told.size < fewestOfRepeated ? all : [...told]
  return words.length > 1 ? words.sort().join(' ') : ''
}

/** Spellings are made when first asked for: a search compares many forms and needs them of few. */
class TokenVariant implements Variant {
  readonly kind: VariantKind
  readonly tokens: readonly Token[]
  readonly weight: number
  readonly twoHan: string | undefined
  #exact: string | undefined
  #bare: string | undefined
  #meaning: string | undefined
  #business: string | undefined

  constructor(kind: VariantKind, tokens: readonly Token[], twoHan?: string) {
    this.kind = kind
    this.tokens = tokens
    this.twoHan = twoHan
    let weight = 0
    for (const token of tokens) weight += token.weight
    this.weight = weight
  }

  get exact(): string {
    return (this.#exact ??= spell(this.tokens))
  }

  get bare(): string {
    return (this.#bare ??= spell(this.tokens.filter(isBare)))
  }

  get business(): string {
    return (this.#business ??= businessOf(this.tokens))
  }

  get meaning(): string {
    return (this.#meaning ??= meaningOf(this.tokens.filter(isBare)))
  }
}

/** A comparable form from its tokens; words that carry nothing (the, of, 的) are left out. */
export const variantOf = (kind: VariantKind, tokens: readonly Token[]): Variant => {
  const telling = tokens.every(token => token.role !== 'stop')
    ? tokens
    : tokens.filter(token => token.role !== 'stop')
  return new TokenVariant(kind, telling.length > 0 ? telling : tokens)
}

/** The same form, as a reading of two characters. */
export const ofTwoHan = ({ kind, tokens }: Variant, twoHan: string): Variant =>
  new TokenVariant(kind, tokens, twoHan)

const isSameToken = (a: Token, b: Token): boolean =>
  a.key === b.key && a.role === b.role && a.concept === b.concept && a.accent === b.accent

/** Whether two forms are of the same words, both as written or both read. */
export const isSameForm = (a: Variant, b: Variant): boolean =>
  a.tokens.length === b.tokens.length &&
  isReading(a) === isReading(b) &&
  a.tokens.every((token, at) => isSameToken(token, b.tokens[at]!))
