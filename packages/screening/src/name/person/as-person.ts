import { isCompoundable } from '../word/given-names.ts'
import { isLexiconWord, type Role } from '../lexicon/lexicon.ts'
import { asWord } from '../token/tokenise-latin.ts'
import type { Token } from '../token/token.ts'
import { bearsGivenName } from '../token/tells.ts'

/** Whether a token may stand in the name of a person. */
export const isPersonal = (token: Token): boolean => personal.has(token.role)

const personal: ReadonlySet<Role> = new Set<Role>(['word', 'common', 'patronymic', 'kin', 'title', 'stop'])
/** Whether these are a person's, with a given name among them. */
export const namesPerson = (tokens: readonly Token[]): boolean =>
  tokens.every(isPersonal) && tokens.some(bearsGivenName)

const shipPrefix = /^(?:M [VTY]|S S|F V|L N G) /

const isLetter = ({ key, role }: Token): boolean => key.length === 1 && role === 'stop'

/** Letters in a name without a business word are initials: V. V. PUTIN; M V before a ship's name is none. */
const withInitials = (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.length < 2 || !tokens.some(isLetter) || !tokens.every(isPersonal)) return tokens
  if (shipPrefix.test(tokens.map(token => token.key).join(' '))) return tokens
  return tokens.map(token => (isLetter(token) ? asWord(token) : token))
}

const suffixes: ReadonlySet<string> = new Set(['JR', 'SR', 'ESQ', 'PHD'])

/** A title behind a name is a surname: Mohamed EL SAYED. */
const withLastTitle = (tokens: readonly Token[]): readonly Token[] => {
  const last = tokens.at(-1)
  if (tokens.length < 2 || last?.role !== 'title' || last.concept !== '' || suffixes.has(last.key))
    return tokens
  const words = tokens.filter(token => token.role === 'word' || token.role === 'common')
  return words.length === 1 && tokens.every(isPersonal) ? [...tokens.slice(0, -1), asWord(last)] : tokens
}

const orPlaces: ReadonlySet<Role> = new Set<Role>([...personal, 'region'])

/** Beside a given name a place or a nationality is a surname: Meir DEUTSCH, Jack London. */
const withOrigin = (tokens: readonly Token[]): readonly Token[] => {
  if (tokens.length > 4 || !tokens.some(token => token.role === 'region')) return tokens
  const named = (token: Token): boolean => token.role !== 'region' && bearsGivenName(token)
  if (!tokens.every(token => orPlaces.has(token.role)) || !tokens.some(named)) return tokens
  return tokens.map(token => (token.role === 'region' && !token.han ? asWord(token) : token))
}

/** Ben White is a Benjamin; BEN ALI is somebody's son. */
const withBen = (tokens: readonly Token[]): readonly Token[] => {
  const [first, second] = tokens
  if (first?.key !== 'BEN' || tokens.length !== 2 || isCompoundable(second!.key)) return tokens
  return personal.has(second!.role) ? [asWord(first), second!] : tokens
}

/** In a name of two words, initials apart, the one that looks like a patronymic is the surname (Vladimir Vashkevich). */
const withSurname = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(isFather) && tokens.filter(token => token.key.length > 1).length <= 2
    ? tokens.map(token => (isFather(token) ? asWord(token) : token))
    : tokens

const isFather = ({ role }: Token): boolean => role === 'patronymic'

const surnameEnd = /(?:OV|EV|IN)A?$/

/** What looks like a form of a business word and like a surname. */
const isInflected = ({ role, key, han, abjad }: Token): boolean =>
  (role === 'trade' || role === 'common') && !han && !abjad && surnameEnd.test(key) && !isLexiconWord(key)

/** ZOLOTOV and BUROV are surnames where nothing else tells a firm. */
const withInflected = (tokens: readonly Token[]): readonly Token[] =>
  tokens.some(isInflected) && tokens.every(token => isPersonal(token) || isInflected(token))
    ? tokens.map(token => (isInflected(token) ? asWord(token) : token))
    : tokens

/** Tokens with the roles that they have in the name of a person, where they can be one. */
export const asPerson = (tokens: readonly Token[]): readonly Token[] =>
  withSurname(withInitials(withBen(withOrigin(withLastTitle(withInflected(tokens))))))
