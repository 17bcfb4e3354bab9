import type { Token, Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { isCountry } from '../token/tells.ts'

const academy = '#academy'
const bodies: ReadonlySet<string> = new Set(['#institute', '#laboratory', '#center', '#observatory'])
/** A place and two words, or three: fewer are the name of many institutes. */
const fewestLeft = 4

/** The same by its letters, in front or at the end. */
const letters: ReadonlySet<string> = new Set(['CAS', 'RAS', 'RAN'])

/** 中科院, character by character. */
const inShort = [...'中科院']

/** Where the academy of a country stands: 中国科学院, Chinese Academy of Sciences, Academy of Sciences of China. */
const academyAt = (tokens: readonly Token[]): readonly [number, number] | undefined => {
  const at = tokens.findIndex(({ concept }) => concept === academy)
  if (at < 0) {
    if (inShort.every((key, i) => tokens[i]?.key === key)) return [0, inShort.length - 1]
    const end = [0, tokens.length - 1].find(i => tokens[i] && letters.has(tokens[i].key))
    return end === undefined ? undefined : [end, end]
  }
  if (at > 0 && isCountry(tokens[at - 1]!)) return [at - 1, at]
  const next = tokens[at + 1]?.role === 'stop' ? at + 2 : at + 1
  return tokens[next] && isCountry(tokens[next]) ? [at, next] : undefined
}

/** The name of an institute without the academy that it belongs to, which is often left out, when its place is told too. */
export const withoutParent = (direct: Variant | undefined): Variant[] => {
  const span = direct && academyAt(direct.tokens)
  if (!span) return []
  const rest = direct.tokens.filter((_, at) => at < span[0] || at > span[1])
  const telling = rest.filter(({ role }) => role !== 'stop' && role !== 'form')
  const named = telling.some(({ role }) => role === 'region' || role === 'word' || role === 'numeral')
  return named && telling.length >= fewestLeft && telling.some(({ concept }) => bodies.has(concept))
    ? [variantOf('shortened', rest)]
    : []
}
