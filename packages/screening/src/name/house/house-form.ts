import { remember } from '../../memory.ts'
import { isOfWordsAlone } from './other-body.ts'
import { translatedBy } from '../lexicon/brand-words.ts'
import { syllablesOf } from '../han/han.ts'
import { houses, namesOfHouse } from '../lexicon/houses.ts'
import { runsOf } from '../cut/runs.ts'
import { readingToken } from '../token/tokenise-latin.ts'
import { tokensOf } from '../cut/tokenise.ts'
import type { Token, Variant } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { tellsFirm } from '../token/tells.ts'

/** What names of houses begin with, so that the look for one ends early. */
const begun = new Set<string>()

for (const house of houses()) for (let end = 1; end <= house.length; end++) begun.add(house.slice(0, end))

/** Shorter names of a house are those of persons and places as well: they need a business, a form or the town beside them (合肥长鑫). */
const longHouse = 3

/** Where the longest house ends that begins at a token, and its name; it may hold a business word (莱茵金属). */
const houseAt = (tokens: readonly Token[], from: number): readonly [string, number] | undefined => {
  let found: readonly [string, number] | undefined
  let text = ''
  for (let to = from; to < tokens.length; to++) {
    text += tokens[to]!.key
    if (!begun.has(text)) break
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

interface Aloud {
  readonly houses: ReadonlyMap<string, string>
  readonly begun: ReadonlySet<string>
}

/** Chinese names of houses by their pinyin, written as one word, and what such words begin with, syllable by syllable. */
const readHousesAloud = (): Aloud => {
  const byPinyin = new Map<string, string>()
  const begunAloud = new Set<string>()
  for (const house of houses()) {
    if (house.length < longHouse) continue
    let text = ''
    for (const syllable of syllablesOf(house, false)) {
      text += syllable.replaceAll('V', 'U')
      begunAloud.add(text)
    }
    byPinyin.set(text, house)
  }
  return { houses: byPinyin, begun: begunAloud }
}

let aloud: Aloud | undefined

/** The same of a house in pinyin, in one word or several: HAIKANG WEISHI. */
const spelledHouseAt = (tokens: readonly Token[], from: number): readonly [string, number] | undefined => {
  const { houses: byPinyin, begun: begunAloud } = (aloud ??= readHousesAloud())
  let found: readonly [string, number] | undefined
  let text = ''
  for (let to = from; to < tokens.length; to++) {
    text += tokens[to]!.key
    if (!begunAloud.has(text)) break
    const house = byPinyin.get(text)
    if (house !== undefined) found = [house, to + 1]
  }
  return found
}

type Found = readonly [house: string, from: number, end: number]

const foundAt = (tokens: readonly Token[], from: number): Found | undefined => {
  const found = houseAt(tokens, from) ?? spelledHouseAt(tokens, from)
  return found && [found[0], from, found[1]]
}

/** The house that a name begins with, or that stands behind the place that it begins with. */
const firstHouse = (tokens: readonly Token[]): Found | undefined => {
  const found = foundAt(tokens, 0)
  if (found || tokens[0]?.role !== 'region') return found
  let place = 1
  while (tokens[place]?.role === 'region') place++
  return place < tokens.length ? foundAt(tokens, place) : undefined
}

const none: readonly Variant[] = []

/**
 * A firm whose name begins with a house, behind a place or without, by the name that the house gives itself, the rest read:
 * 中船西江造船, CSSC XIJIANG Shipbuilding; 深圳北方华创微电子, Shenzhen NAURA Microelectronics; Haikang Weishi, HIKVISION.
 */
export const withHouse = (direct: Variant | undefined): readonly Variant[] => {
  const found = direct && firstHouse(direct.tokens)
  if (!found) return none
  const [house, from, end] = found
  const [before, behind] = [direct.tokens.slice(0, from), direct.tokens.slice(end)]
  const rest = behind.map(({ key }) => key).join('')
  if (isOfWordsAlone(direct.tokens.slice(from, end), rest)) return none
  const isOfPlace = before.length > 0 && behind.length === 0
  if (house.length < longHouse && !isOfPlace && ![...before, ...behind].some(tellsFirm)) return none
  return ownNames(house).map(name =>
    variantOf('house', [...readAloud(before), ...name, ...readAloud(behind)]),
  )
}
