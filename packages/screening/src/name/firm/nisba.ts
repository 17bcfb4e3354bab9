import { latinToken } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'

/** Adjectives of Arabic names of banks and bodies that are surnames as well, by the word of the lexicon that they mean. */
const adjectives: Readonly<Record<string, string>> = {
  ...of('SYRIAN', 'SURI SOURI SURIYA SURIYYA SURIYAH SOURIYA'),
  ...of('SUDANESE', 'SUDANI SOUDANI SUDANIYA'),
  ...of('EGYPTIAN', 'MISRI MASRI MASRY'),
  ...of('LEBANESE', 'LUBNANI LUBNANIYA LOUBNANI'),
  ...of('LIBYAN', 'LIBI LIBIYA'),
  ...of('YEMENI', 'YAMANI YAMANIYA'),
  ...of('PALESTINIAN', 'FILASTINI FALASTINI FILASTINIYA'),
  ...of('JORDANIAN', 'URDUNI URDUNIYA'),
  ...of('SAUDI', 'SAUDI SUUDI SAUDIYA'),
  ...of('ARAB', 'ARABI ARABIYA ARABIYYA ARABIYAH'),
  ...of('PEOPLES', 'SHAABI SHABI CHAABI'),
  ...of('INDUSTRY', 'SINAI SINAEE SENAEE'),
  ...of('PROPERTY', 'AQARI AKARI AKARY'),
  ...of('MILITARY', 'ASKARI ASKARIYA'),
}

function of(word: string, spellings: string): Record<string, string> {
  return Object.fromEntries(spellings.split(' ').map(spelling => [spelling, word]))
}

/** Persian adjectives that are surnames too, by themselves behind a word of business: Enghelab-e Eslami. */
const behind = new Map(Object.entries({ ESLAMI: 'ISLAMIC', NEZAMI: 'MILITARY' }))

const isArticle = (token: Token | undefined): boolean => token?.role === 'kin' && /^[AE]L$/.test(token.key)

/** Al-Masraf Al-Tijari Al-Suri: behind an article, in a name with a word of business behind another one, it is no surname. */
export const withNisbas = (tokens: readonly Token[]): readonly Token[] => {
  const business = tokens.some(
    ({ role, abjad }, at) => role === 'trade' && !abjad && isArticle(tokens[at - 1]),
  )
  if (!business && !tokens.some(({ key }) => behind.has(key))) return tokens
  return tokens.map((token, at) => {
    const before = tokens[at - 1]
    const word =
      business && isArticle(before)
        ? adjectives[token.key]
        : before?.role === 'trade' && at > 0
          ? behind.get(token.key)
          : undefined
    return (word === undefined ? undefined : latinToken(token.text, word)) ?? token
  })
}
