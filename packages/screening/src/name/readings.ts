import { remember } from '../memory.ts'
import type { Accent } from './accent.ts'
import { readingsOf, syllablesOf } from './han.ts'
import { looksKorean } from './hanja.ts'
import { japaneseReadings } from './japanese.ts'
import { koreanSpellingCount, koreanSpellings } from './korean-firm.ts'
import { isSurname } from './surnames.ts'
import { characterToken, looksLikePerson } from './tokenise-han.ts'
import { readingToken } from './tokenise-latin.ts'
import type { Token, Variant, VariantKind } from './token.ts'
import { variantOf } from './variant.ts'
import { fromWadeGiles, wadeGiles } from './wade-giles.ts'

/** Words in which a run of characters is read: surname and given name of a person, else one word. */
type Spell = (run: readonly Token[]) => readonly string[]

const mostReadings = 6

const textOf = (run: readonly Token[]): string => run.map(token => token.key).join('')

const cut = (syllables: readonly string[], surname: number): string[] =>
  surname > 0 && surname < syllables.length
    ? [syllables.slice(0, surname).join(''), syllables.slice(surname).join('')]
    : [syllables.join('')]

const surnameLength = (run: readonly Token[]): number => {
  const text = textOf(run)
  if (run.length >= 3 && isSurname(text.slice(0, 2))) return 2
  return looksLikePerson(text) ? 1 : 0
}

const spelt = (syllables: readonly string[], umlaut: string): string[] =>
  syllables.map(one => one.replaceAll('V', umlaut))

// Every reading of a name begins with the same syllables.
const syllablesOfName = remember<readonly string[]>(200, run => syllablesOf(run, true))

const named: Spell = run => syllablesOfName(textOf(run))

/** One other reading of one character at a time (重 as CHONG): every heteronym of a short name gets its turn. */
const heteronyms = (tokens: readonly Token[]): Spell[] => {
  const run = tokens.filter(token => token.han)
  if (run.length > 4) return []
  const usual = named(run)
  return run.flatMap((token, at) =>
    readingsOf(token.key)
      .filter(reading => reading !== usual[at])
      .map(reading => (given: readonly Token[]) => named(given).map((one, i) => (i === at ? reading : one))),
  )
}

const spellings = (tokens: readonly Token[]): (readonly [VariantKind, Spell])[] => {
  const split =
    (syllables: Spell, umlaut: string, surname = surnameLength): Spell =>
    run =>
      cut(spelt(syllables(run), umlaut), surname(run))
  const bare = tokens.every(token => token.han) && tokens.length <= 4
  const umlauts = named(tokens.filter(token => token.han)).some(one => one.includes('V')) ? ['V', 'YU'] : []
  return [
    ['pinyin', split(named, 'U')],
    // A name whose surname the table does not know is still a name; a double surname may be a single one.
    ...(bare ? [['pinyin', split(named, 'U', () => 1)] as const] : []),
    ['wade-giles', run => cut(named(run).map(wadeGiles), surnameLength(run))],
    ...umlauts.map(umlaut => ['pinyin', split(named, umlaut)] as const),
    ...heteronyms(tokens).map(spell => ['pinyin', split(spell, 'U')] as const),
  ]
}

const readAloud = (tokens: readonly Token[], spell: Spell): Token[] => {
  const out: Token[] = []
  for (let at = 0; at < tokens.length;) {
    let end = at
    while (end < tokens.length && tokens[end]!.han) end++
    if (end === at) out.push(tokens[at++]!)
    else {
      out.push(...spell(tokens.slice(at, end)).flatMap(word => readingToken(word, word) ?? []))
      at = end
    }
  }
  return out
}

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
    .map(words => variantOf('japanese', [...words.flatMap(word => readingToken(word, word) ?? []), ...rest]))
}

const korea: ReadonlySet<string> = new Set(['@KP', '@KR', '@w-pyongyang', '@w-seoul'])

/** A firm of Korea, or one that Japan lists in characters, as its name is read there: 朝鮮白虎, PAEKHO. */
const koreanFirm = (tokens: readonly Token[]): Variant[] => {
  if (
    !tokens.some(({ concept, role, key }) => korea.has(concept) || (role === 'form' && key.endsWith('会社')))
  )
    return []
  if (!tokens.some(token => token.han)) return []
  const seen = new Set<string>()
  return Array.from({ length: koreanSpellingCount }, (_, at) =>
    readAloud(tokens, run => [koreanSpellings(textOf(run))[at] ?? '']),
  )
    .filter(read => read.length === runsApart(tokens))
    .filter(read => {
      const key = read.map(token => token.key).join(' ')
      return !seen.has(key) && seen.add(key)
    })
    .map(read => variantOf('korean', read))
}

/** How many pieces a name has when its characters are read together. */
const runsApart = (tokens: readonly Token[]): number =>
  tokens.filter((token, i) => !token.han || !tokens[i - 1]?.han).length

/** Romanisations of a name that holds Chinese characters, most likely first, each once. */
export const readingVariants = (tokens: readonly Token[]): Variant[] => {
  const seen = new Set<string>()
  const apart = inCharacters(tokens)
  const asOne: Spell = run => [named(run).join('')]
  const spelt = [
    ...(apart ? [variantOf('pinyin', readAloud(apart, asOne))] : []),
    ...spellings(tokens).map(([kind, spell]) => variantOf(kind, readAloud(tokens, spell))),
  ]
    .filter(variant => {
      const key = variant.tokens.map(token => token.key).join(' ')
      return !seen.has(key) && seen.add(key)
    })
    .slice(0, mostReadings)
  const korean = tokens.every(token => token.han) && looksKorean(tokens.map(token => token.key))
  return [
    ...spelt,
    ...accented(tokens, 'cmn'),
    ...accented(apart ?? tokens, 'yue'),
    ...(korean ? accented(tokens, 'kor') : []),
    ...koreanFirm(apart ?? tokens),
    ...japanese(tokens),
  ]
}

/** The same name with its ordinary words as characters, for a firm that spells them: 南方通信, NANFANG. */
const inCharacters = (tokens: readonly Token[]): Token[] | undefined => {
  return tokens.some(isOrdinary)
    ? tokens.flatMap(token => (isOrdinary(token) ? [...token.key].map(characterToken) : [token]))
    : undefined
}

const isOrdinary = (token: Token): boolean => token.role === 'common' && /^\p{Script=Han}+$/u.test(token.key)

/** What may be read aloud: a character, or an ordinary word that is written with characters. */
export const isCharacters = (token: Token): boolean => token.han || isOrdinary(token)

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
