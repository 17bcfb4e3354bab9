import { japaneseHouses, japaneseReadings } from '../korean-japanese/japanese.ts'
import { japaneseSounds } from '../korean-japanese/japanese-sounds.ts'
import type { Token, Variant } from '../token/token.ts'
import { latinToken, readingToken } from '../token/tokenise-latin.ts'
import { variantOf } from '../token/variant.ts'

const textOf = (run: readonly Token[]): string => run.map(token => token.key).join('')

const firmRoles: ReadonlySet<Token['role']> = new Set(['trade', 'form', 'common', 'region', 'numeral'])

/** A name whose characters begin with a Japanese surname, its given name in characters or kana; or a firm called by a surname. */
const japanese = (tokens: readonly Token[]): Variant[] => {
  const first = tokens.findIndex(token => !token.han)
  const run = tokens.slice(0, first < 0 ? tokens.length : first)
  const rest = tokens.slice(run.length)
  if (run.length === 0 || run.length + rest.length < 2 || rest.some(token => token.han)) return []
  const firm = rest.length > 0 && rest.every(token => firmRoles.has(token.role))
  if (!firm && rest.some(token => token.role !== 'word')) return []
  return japaneseReadings(textOf(run))
    .filter(words => !firm || words.length === 1)
    .map(words => [...words.flatMap(word => readingToken(word, word) ?? []), ...rest])
    .flatMap(name => [name, ...(firm && rest.some(ofJapan) ? businessAloud(name) : [])])
    .map(name => variantOf('japanese', name))
}

const ofJapan = ({ role, key }: Token): boolean => role === 'form' && key.endsWith('会社')

/** A firm of a Japanese form as it is called there, by a house, a surname or the sound of its characters: 東亜, TOA. */
const japaneseFirm = (tokens: readonly Token[]): Variant[] => {
  if (!tokens.some(ofJapan)) return []
  const first = tokens.findIndex(token => !ofJapan(token))
  const character = tokens.findIndex(token => token.han)
  const named = [...byHouse(tokens, first), ...bySound(tokens, character)]
  return named.flatMap(name => [name, ...businessAloud(name)]).map(name => variantOf('japanese', name))
}

type Name = readonly Token[]

const withWords = (tokens: Name, from: number, to: number, words: readonly string[]): Name => [
  ...tokens.slice(0, from),
  ...words.flatMap(word => latinToken(word) ?? []),
  ...tokens.slice(to),
]

/** What a firm begins with may hold a business word (森精機). */
const byHouse = (tokens: Name, first: number): Name[] => {
  if (first < 0) return []
  let run = ''
  for (let end = first; end < tokens.length; end++) {
    run += tokens[end]!.key
    const called = japaneseHouses(run)
    if (called.length > 0 && !tokens.slice(end + 1).some(token => token.han))
      return called.map(word => withWords(tokens, first, end + 1, [word]))
  }
  return []
}

/** Of four characters the last two are a business mostly: 洋和興業, YOWA KOGYO. */
const longestBrand = 3

const bySound = (tokens: Name, first: number): Name[] => {
  if (first < 0) return []
  let end = first
  while (tokens[end]?.han) end++
  if (end - first < 2 || tokens.slice(end).some(token => token.han)) return []
  const run = textOf(tokens.slice(first, end))
  const [brand, business] = run.length > longestBrand ? [run.slice(0, 2), run.slice(2)] : [run, '']
  const [behind] = japaneseSounds(business)
  if (behind === undefined && business !== '') return []
  const brands = [
    ...japaneseReadings(brand)
      .filter(words => words.length === 1)
      .flat(),
    ...japaneseSounds(brand),
  ]
  return brands.map(word => withWords(tokens, first, end, behind ? [word, behind] : [word]))
}

/** The business as well in Japanese: 精密工業, SEIMITSU KOGYO. */
const businessAloud = (name: Name): Name[] => {
  const read = name.map(token => {
    const [sound] = token.role === 'trade' ? japaneseSounds(token.key) : []
    return (sound && latinToken(sound)) || token
  })
  return read.some((token, at) => token !== name[at]) ? [read] : []
}

/** A name as Japanese read it: of a person with a Japanese surname, or of a firm of Japan. */
export const inJapanese = (tokens: readonly Token[]): Variant[] => [
  ...japanese(tokens),
  ...japaneseFirm(tokens),
]
