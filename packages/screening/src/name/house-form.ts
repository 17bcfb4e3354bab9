import { remember } from '../memory.ts'
import { translatedBy } from './brand-words.ts'
import { syllablesOf } from './han.ts'
import { houses, namesOfHouse } from './houses.ts'
import { runsOf } from './runs.ts'
import { readingToken } from './tokenise-latin.ts'
import { tokensOf } from './tokenise.ts'
import type { Token, Variant } from './token.ts'
import { variantOf } from './variant.ts'

const starts = new Set(Array.from(houses(), house => house[0]!))
const longest = Math.max(...Array.from(houses(), house => house.length))

/** Shorter names of a house are those of persons and places as well: they need a business or a form beside them. */
const longHouse = 3

/** Where the longest house ends that begins at a token, and its name; it may hold a business word (莱茵金属). */
const houseAt = (tokens: readonly Token[], from: number): readonly [string, number] | undefined => {
  if (!starts.has(tokens[from]?.key[0] ?? '')) return undefined
  let found: readonly [string, number] | undefined
  let text = ''
  for (let to = from; to < tokens.length && text.length < longest; to++) {
    text += tokens[to]!.key
    if (namesOfHouse(text).length > 0) found = [text, to + 1]
  }
  return found
}

/** A word that translates others than houses (BEAR) is the name of many firms: it is met by its meaning alone. */
const isOwn = ({ key, role }: Token): boolean =>
  role === 'word' && [...translatedBy(key)].every(han => namesOfHouse(han).length > 0)

const ownNames = remember<readonly (readonly Token[])[]>(1000, house =>
  namesOfHouse(house)
    .map(name => tokensOf(runsOf(name)).map(token => token.with({ text: house })))
    .filter(name => name.length > 1 || name.every(isOwn)),
)

/** Characters that stand together as the word that they are read as; other tokens as they are. */
const readAloud = (tokens: readonly Token[]): Token[] => {
  const out: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    while (tokens[end]?.han) end++
    const text = tokens.slice(at, end).map(token => token.key)
    const word =
      end === at ? tokens[at]! : readingToken(text.join(''), syllablesOf(text.join(''), false).join(''))
    if (word) out.push(word)
    at = Math.max(end, at + 1)
  }
  return out
}

const tellsFirm = ({ role }: Token): boolean => role === 'trade' || role === 'form'

/** Chinese names of houses by their pinyin, written as one word. */
const spelled = new Map<string, string>()

for (const house of houses())
  if (house.length >= longHouse) spelled.set(syllablesOf(house, false).join('').replaceAll('V', 'U'), house)

const headLength = 3
const heads = new Set(Array.from(spelled.keys(), word => word.slice(0, headLength)))
const mostWords = 4

/** The same of a house in pinyin, in one word or several: HAIKANG WEISHI. */
const spelledHouseAt = (tokens: readonly Token[], from: number): readonly [string, number] | undefined => {
  if (!heads.has(tokens[from]?.key.slice(0, headLength) ?? '')) return undefined
  let found: readonly [string, number] | undefined
  let text = ''
  for (let to = from; to < Math.min(tokens.length, from + mostWords); to++) {
    text += tokens[to]!.key
    const house = spelled.get(text)
    if (house !== undefined) found = [house, to + 1]
  }
  return found
}

const firstHouse = (tokens: readonly Token[]): readonly [string, number, number] | undefined => {
  for (const from of new Set([0, tokens.findIndex(({ role }) => role !== 'region')])) {
    const found = houseAt(tokens, from) ?? spelledHouseAt(tokens, from)
    if (found) return [found[0], from, found[1]]
  }
  return undefined
}

/**
 * A firm whose name begins with a house, behind a place or without, by the name that the house gives itself, the rest read:
 * 中船西江造船, CSSC XIJIANG Shipbuilding; 深圳北方华创微电子, Shenzhen NAURA Microelectronics; Haikang Weishi, HIKVISION.
 */
export const withHouse = (direct: Variant | undefined): Variant[] => {
  const found = direct && firstHouse(direct.tokens)
  if (!found) return []
  const [house, from, end] = found
  const [before, behind] = [direct.tokens.slice(0, from), direct.tokens.slice(end)]
  if (house.length < longHouse && ![...before, ...behind].some(tellsFirm)) return []
  return ownNames(house).map(name =>
    variantOf('house', [...readAloud(before), ...name, ...readAloud(behind)]),
  )
}
