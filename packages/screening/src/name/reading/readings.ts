import { remember } from '../../memory.ts'
import type { Accent } from '../token/accent.ts'
import { readingsOf, syllablesOf } from '../han/han.ts'
import { looksKorean } from '../korean-japanese/hanja.ts'
import { inJapanese } from './japanese-names.ts'
import { koreanSpellingCount, koreanSpellings } from '../korean-japanese/korean-firm.ts'
import { isSurname } from '../han/surnames.ts'
import { characterToken, endsTown, looksLikePerson } from '../token/tokenise-han.ts'
import { readingToken } from '../token/tokenise-latin.ts'
import { Token, type Variant, type VariantKind } from '../token/token.ts'
import { variantOf } from '../token/variant.ts'
import { fromWadeGiles, wadeGiles } from '../han/wade-giles.ts'

/** Characters that stand together, and how they are usually read. */
interface HanRun {
  readonly text: string
  readonly syllables: readonly string[]
  /** Characters of the surname, 0 where it is no person. */
  readonly surname: number
}

/** What a name is read from: its characters in runs, its other words as they are. */
type Piece = Token | HanRun

/** Words in which a run of characters is read: surname and given name of a person, else one word. */
type Spell = (run: HanRun) => readonly string[]

const mostReadings = 6
const mostHeteronyms = 4

const textOf = (run: readonly Token[]): string => run.map(token => token.key).join('')

const cut = (syllables: readonly string[], surname: number): string[] =>
  surname > 0 && surname < syllables.length
    ? [syllables.slice(0, surname).join(''), syllables.slice(surname).join('')]
    : [syllables.join('')]

const surnameLength = (text: string, characters: number): number => {
  if (characters >= 3 && isSurname(text.slice(0, 2))) return 2
  return looksLikePerson(text) ? 1 : 0
}

// Every reading of a name begins with the same syllables.
const syllablesOfName = remember<readonly string[]>(200, run => syllablesOf(run, true))

const runOf = (run: readonly Token[]): HanRun => {
  const text = textOf(run)
  const surname = endsTown(run.at(-1)!) ? 0 : surnameLength(text, run.length)
  return { text, syllables: syllablesOfName(text), surname }
}

const piecesOf = (tokens: readonly Token[]): Piece[] => {
  const out: Piece[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    while (end < tokens.length && tokens[end]!.han && !(end > at && endsTown(tokens[end - 1]!))) end++
    out.push(end === at ? tokens[at]! : runOf(tokens.slice(at, end)))
    at = Math.max(end, at + 1)
  }
  return out
}

const isUmlaut = (syllable: string): boolean => syllable.includes('V')

const spelt = (syllables: readonly string[], umlaut: string): readonly string[] =>
  syllables.some(isUmlaut) ? syllables.map(one => one.replaceAll('V', umlaut)) : syllables

const inPinyin =
  (umlaut: string): Spell =>
  ({ syllables, surname }) =>
    cut(spelt(syllables, umlaut), surname)

const usual = inPinyin('U')
const withShortSurname: Spell = ({ syllables }) => cut(spelt(syllables, 'U'), 1)
const inWadeGiles: Spell = ({ syllables, surname }) => cut(syllables.map(wadeGiles), surname)
const asOneWord: Spell = ({ syllables }) => [syllables.join('')]

/** One other reading of one character at a time (重 as CHONG): every heteronym of a short name gets its turn. */
const heteronyms = (characters: readonly Token[], read: readonly string[]): Spell[] =>
  characters.flatMap((token, at) =>
    readingsOf(token.key)
      .filter(reading => reading !== read[at])
      .map((reading): Spell => ({ syllables, surname }) => {
        const other = syllables.map((one, i) => (i === at ? reading : one))
        return cut(spelt(other, 'U'), surname)
      }),
  )

const spellings = (tokens: readonly Token[], pieces: readonly Piece[]): (readonly [VariantKind, Spell])[] => {
  const characters = tokens.filter(token => token.han)
  const short = characters.length <= mostHeteronyms
  const umlaut = pieces.some(piece => !(piece instanceof Token) && piece.syllables.some(isUmlaut))
  const read = short || umlaut ? syllablesOfName(textOf(characters)) : []
  const umlauts = read.some(isUmlaut) ? ['V', 'YU'] : []
  return [
    ['pinyin', usual],
    // A name whose surname the table does not know is still a name; a double surname may be a single one.
    ...(short && characters.length === tokens.length ? [['pinyin', withShortSurname] as const] : []),
    ['wade-giles', inWadeGiles],
    ...umlauts.map(one => ['pinyin', inPinyin(one)] as const),
    ...(short ? heteronyms(characters, read) : []).map(spell => ['pinyin', spell] as const),
  ]
}

/** Pieces with the words in which their characters are read. */
const readAloud = (pieces: readonly Piece[], spell: Spell): (Token | string)[] =>
  pieces.flatMap((piece): readonly (Token | string)[] =>
    piece instanceof Token ? [piece] : spell(piece).filter(word => word !== ''),
  )

const keysOf = (read: readonly (Token | string)[]): string =>
  read.map(one => (typeof one === 'string' ? one : one.key)).join(' ')

const asVariant = (kind: VariantKind, read: readonly (Token | string)[]): Variant =>
  variantOf(
    kind,
    read.map(one => (typeof one === 'string' ? readingToken(one, one)! : one)),
  )

const mostAloud = 6
const spokenKinds = { yue: 'cantonese', cmn: 'wade-giles', kor: 'korean' } as const

/** The characters themselves, each to be met by a Latin syllable of that speech in whatever spelling. */
const accented = (tokens: readonly Token[], accent: Exclude<Accent, ''>): Variant[] => {
  const characters = tokens.filter(token => token.han).length
  if (characters < 2 || characters > mostAloud) return []
  const kind = spokenKinds[accent]
  return [
    variantOf(
      kind,
      tokens.map(token => (token.han ? token.with({ han: false, accent }) : token)),
    ),
  ]
}

const korea: ReadonlySet<string> = new Set(['@KP', '@KR', '@w-pyongyang', '@w-seoul'])

/** A firm of Korea, or one that Japan lists in characters, as its name is read there: 朝鮮白虎, PAEKHO. */
const koreanFirm = (tokens: readonly Token[]): Variant[] => {
  if (
    !tokens.some(({ concept, role, key }) => korea.has(concept) || (role === 'form' && key.endsWith('会社')))
  )
    return []
  if (!tokens.some(token => token.han)) return []
  const pieces = piecesOf(tokens)
  const seen = new Set<string>()
  return Array.from({ length: koreanSpellingCount }, (_, at) =>
    readAloud(pieces, run => [koreanSpellings(run.text)[at] ?? '']),
  )
    .filter(read => read.length === pieces.length)
    .filter(read => {
      const keys = keysOf(read)
      return !seen.has(keys) && seen.add(keys)
    })
    .map(read => asVariant('korean', read))
}

/** A name in the usual spellings of Mandarin, each once. */
const readings = (tokens: readonly Token[], apart: readonly Token[] | undefined): Variant[] => {
  const seen = new Set<string>()
  const out: Variant[] = []
  const add = (kind: VariantKind, pieces: readonly Piece[], spell: Spell): void => {
    const read = readAloud(pieces, spell)
    const keys = keysOf(read)
    if (seen.has(keys)) return
    seen.add(keys)
    out.push(asVariant(kind, read))
  }
  if (apart) add('pinyin', piecesOf(apart), asOneWord)
  const pieces = piecesOf(tokens)
  for (const [kind, spell] of spellings(tokens, pieces))
    if (out.length < mostReadings) add(kind, pieces, spell)
  return out
}

/** Romanisations of a name that holds Chinese characters, most likely first, each once. */
export const readingVariants = (written: readonly Token[]): Variant[] => {
  const tokens = withBrand(written)
  const apart = inCharacters(tokens)
  const spelt = readings(tokens, apart)
  const korean = tokens.every(token => token.han) && looksKorean(tokens.map(token => token.key))
  return [
    ...spelt,
    ...accented(tokens, 'cmn'),
    ...accented(apart ?? tokens, 'yue'),
    ...(korean ? accented(tokens, 'kor') : []),
    ...koreanFirm(apart ?? tokens),
    ...inJapanese(tokens),
  ]
}

/** The same name with its ordinary words as characters, for a firm that spells them: 南方通信, NANFANG. */
const inCharacters = (tokens: readonly Token[]): Token[] | undefined => {
  return tokens.some(isOrdinary)
    ? tokens.flatMap(token => (isOrdinary(token) ? [...token.key].map(characterToken) : [token]))
    : undefined
}

/** Parts of the world that firms are called by, and spell as they sound (亚太, YATAI). */
const spelledRegions: ReadonlySet<string> = new Set(['亚太', '欧亚', '亚洲', '远东'])

const isOrdinary = ({ role, key }: Token): boolean =>
  (role === 'common' && /^\p{Script=Han}+$/u.test(key)) || (role === 'region' && spelledRegions.has(key))

/** What may be read aloud: a character, or an ordinary word that is written with characters. */
const isCharacters = (token: Token): boolean => token.han || isOrdinary(token)

const hanOnly = /^\p{Script=Han}+$/u

const inChina = '@cn-'

/** The business word that is the brand of a firm which has no other (甘肃水利起重设备, SHUILI), or -1. */
const brandAt = (tokens: readonly Token[]): number => {
  if (tokens.some(isCharacters) || tokens.at(-1)?.role !== 'form') return -1
  const at = tokens.findIndex(({ role, concept }) => role !== 'region' || !concept.startsWith(inChina))
  const more = tokens.findIndex(({ role }, i) => i > at && role === 'trade')
  return at >= 0 && more > 0 && tokens[at]!.role === 'trade' && hanOnly.test(tokens[at]!.text) ? at : -1
}

const withBrand = (tokens: readonly Token[]): readonly Token[] => {
  const at = brandAt(tokens)
  return at < 0
    ? tokens
    : tokens.flatMap((token, i) => (i === at ? Array.from(token.text, characterToken) : [token]))
}

/** Whether a name holds anything that may be read aloud. */
export const isReadAloud = (tokens: readonly Token[]): boolean =>
  tokens.some(isCharacters) || brandAt(tokens) >= 0

const mostGuesses = 16

/** Every way to choose one of each. */
const choices = (lists: readonly (readonly string[])[]): string[][] =>
  lists.reduce<string[][]>(
    (chosen, list) => chosen.flatMap(one => list.map(next => [...one, next])).slice(0, mostGuesses),
    [[]],
  )

const isWadeGiles = (tokens: readonly Token[]): boolean =>
  tokens.length > 1 &&
  tokens.length < 5 &&
  tokens.every(token => fromWadeGiles(token.key).length > 0) &&
  tokens.some(token => token.word.syllables?.length !== 1)

/** A Latin name in Wade-Giles (TENG HSIAO-PING) as it would stand in pinyin: surname and given name. */
export const pinyinOfWadeGiles = (tokens: readonly Token[]): Variant[] => {
  if (!isWadeGiles(tokens)) return []
  return choices(tokens.map(token => fromWadeGiles(token.key))).map(syllables =>
    variantOf(
      'wade-giles',
      [syllables[0]!, syllables.slice(1).join('')].flatMap(word => readingToken(word, word) ?? []),
    ),
  )
}
