import type { Role } from '../../name/lexicon/lexicon.ts'
import { isGivenName } from '../../name/word/given-names.ts'
import type { Token } from '../../name/token/token.ts'
import type { Match } from './match.ts'

const isLetter = ({ key, han, accent }: Token): boolean => key.length === 1 && !han && accent === ''

/** A letter standing for a word; the last letter of a name is its surname, which no initial replaces (Ivan P.). */
export const initials = (query: readonly Token[], listed: readonly Token[], out: Match[]): void => {
  if (!query.some(isLetter) && !listed.some(isLetter)) return
  for (let i = 0; i < query.length; i++)
    for (let j = 0; j < listed.length; j++) {
      if (!standsFor(query, i, listed, j) && !standsFor(listed, j, query, i)) continue
      out.push({
        queryFrom: i,
        queryTo: i + 1,
        listedFrom: j,
        listedTo: j + 1,
        agreement: { value: 0.75, rule: 'initial' },
        weight: (query[i]!.weight + listed[j]!.weight) / 2,
      })
    }
}

const named: ReadonlySet<Role> = new Set<Role>(['word', 'patronymic'])

const standsFor = (
  tokens: readonly Token[],
  at: number,
  others: readonly Token[],
  place: number,
): boolean => {
  const short = tokens[at]!
  const long = others[place]!
  if (!isLetter(short)) return false
  if (long.han || long.key.length === 1 || !named.has(long.role) || !long.key.startsWith(short.key))
    return false
  if (at < tokens.length - 1 || isMothersName(tokens, others, place)) return true
  if (!afterSurname(tokens, others)) return false
  return (
    tokens[at - 1]!.key.length === 1 || isGiven(long) || (place === 0 && isSurnameOf(tokens[at - 1]!, others))
  )
}

/** Jorge Norvilla B., Jorge NORVILLA BARRAZA: the mother's surname behind the father's. */
const isMothersName = (tokens: readonly Token[], others: readonly Token[], place: number): boolean => {
  const [given, father] = [tokens.at(-3), tokens.at(-2)]
  return (
    given !== undefined &&
    given.key.length > 1 &&
    place === others.length - 1 &&
    place > 1 &&
    father!.key.length > 1 &&
    father!.key === others[place - 1]!.key
  )
}

/** The last word of another name, which has words before it. */
const isSurnameOf = ({ key }: Token, others: readonly Token[]): boolean =>
  others.length > 1 && others.at(-1)!.key === key

const isGiven = ({ key, role }: Token): boolean => role === 'patronymic' || isGivenName(key)

const mostSurnames = 2

const rareSurname = 0.7

/** A given name that is the surname of the other name, and hardly that of many (MAKHLOUF E., Eyad MAKHLOUF). */
const isAlsoSurname = (surnames: readonly Token[], others: readonly Token[]): boolean =>
  surnames.length === 1 && surnames[0]!.weight >= rareSurname && isSurnameOf(surnames[0]!, others)

const isArticle = ({ role }: Token): boolean => role === 'kin'

/** A surname, or two, and letters behind it: Putin V. V., Al-Norvani S. */
export const afterSurname = (tokens: readonly Token[], others: readonly Token[]): boolean => {
  const words = tokens.findIndex(token => token.key.length === 1)
  if (words < 1 || tokens.slice(words).some(({ key }) => key.length > 1)) return false
  const surnames = tokens.slice(0, words).filter(token => !isArticle(token))
  if (surnames.length < 1 || surnames.length > mostSurnames) return false
  if (isGivenName(surnames[0]!.key) && !isAlsoSurname(surnames, others)) return false
  return surnames.every(({ role, key }) => role === 'word' && key.length > 2)
}
