export interface NamePart {
  readonly text: string
  readonly marked: boolean
}

const collator = new Intl.Collator('und', { sensitivity: 'base', usage: 'search' })
const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

interface Span {
  readonly from: number
  readonly to: number
}

/** Where a listed token stands in the printed name; case and accents do not count. */
const spanOf = (name: string, token: string): Span | undefined => {
  const at = name.indexOf(token)
  if (at >= 0) return { from: at, to: at + token.length }
  for (const word of name.matchAll(wordPattern))
    if (collator.compare(word[0], token) === 0) return { from: word.index, to: word.index + word[0].length }
  return undefined
}

const partsBetween = (name: string, spans: readonly Span[]): NamePart[] => {
  const parts: NamePart[] = []
  let at = 0
  for (const { from, to } of spans) {
    if (to <= at) continue
    if (from > at) parts.push({ text: name.slice(at, from), marked: false })
    parts.push({ text: name.slice(Math.max(from, at), to), marked: true })
    at = to
  }
  return at < name.length ? [...parts, { text: name.slice(at), marked: false }] : parts
}

/** The name cut into parts, those that met the query marked. */
export const markName = (name: string, tokens: readonly string[]): readonly NamePart[] => {
  const spans = tokens
    .filter(token => token !== '')
    .map(token => spanOf(name, token))
    .filter(span => span !== undefined)
    .toSorted((a, b) => a.from - b.from)
  return partsBetween(name, spans)
}
