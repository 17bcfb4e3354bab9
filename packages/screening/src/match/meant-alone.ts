import { isForm, isStructure } from '../name/token/tells.ts'
import { isGeneric, isReading, type Token, type Variant } from '../name/token/token.ts'

const tellingOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(token => !isGeneric(token) && token.role !== 'numeral')

/** From so many words on, their business and place among them, hardly two firms mean the same. */
const fewestOfOne = 3

const wordsOf = (tokens: readonly Token[]): Token[] =>
  tokens.filter(token => !isForm(token) && !isStructure(token))

/**
 * 太平洋网络, Pacific Networks: two short names in two tongues, of which ordinary words alone tell anything. No word of one stands
 * in the other, and other firms mean the same.
 */
export const areMeantAlone = (query: Variant, listed: Variant): boolean => {
  if (isReading(query) || isReading(listed)) return false
  const [asked, named] = [wordsOf(query.tokens), wordsOf(listed.tokens)]
  if (asked.length >= fewestOfOne || named.length >= fewestOfOne) return false
  const told = tellingOf([...asked, ...named])
  if (told.length === 0 || !told.every(({ role }) => role === 'common')) return false
  const keys = new Set(asked.map(({ key }) => key))
  return !named.some(({ key }) => keys.has(key))
}
