import type { Token } from '../token/token.ts'
import { isCountry } from '../token/tells.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** What a state calls itself beside its country: Syrian Arab Republic, Islamic Republic of Iran, 白俄罗斯共和国. */
const republic = '#republic'
/** The same for names that are ordinary words elsewhere: only with OF before a country. */
const realms = words('KINGDOM SULTANATE EMIRATE STATE UNION COMMONWEALTH PRINCIPALITY REINO ROYAUME')
const epithets = words('#islamic #people #federal')
const epithetKeys = words(
  'DEMOCRATIC ARAB BOLIVARIAN BOLIVARIANA HASHEMITE PLURINATIONAL SOCIALIST COOPERATIVE FEDERATIVE UNITED',
)

/** Two states share these names: what they call themselves tells which of them is meant. */
const shared = words('@CN @CD @CG @KR')

const isEpithet = ({ concept, key }: Token): boolean => epithets.has(concept) || epithetKeys.has(key)

const isJoining = ({ role }: Token): boolean => role === 'stop' || role === 'kin'

const between = (token: Token): boolean => isEpithet(token) || isJoining(token)

const pastEpithets = (tokens: readonly Token[], from: number, step: 1 | -1): number => {
  let at = from + step
  while (tokens[at] && between(tokens[at]!)) at += step
  return at
}

const tellsState = (tokens: readonly Token[], at: number): boolean => {
  const country = tokens[at]
  return country !== undefined && isCountry(country) && !shared.has(country.concept)
}

/** The Islamic State of somewhere is no state of that country. */
const isRealm = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.key === 'OF' && !(tokens[at - 1] && isEpithet(tokens[at - 1]!))

/** First and last word that say nothing beside the country, or undefined. */
const stretchOf = (tokens: readonly Token[], at: number): readonly [number, number] | undefined => {
  const [before, behind] = [pastEpithets(tokens, at, -1), pastEpithets(tokens, at, 1)]
  if (realms.has(tokens[at]!.key))
    return isRealm(tokens, at) && tellsState(tokens, behind) ? [at, behind - 1] : undefined
  if (tellsState(tokens, before)) return [before + 1, at]
  return tellsState(tokens, behind) ? [before + 1, behind - 1] : undefined
}

const bureau = /[局署]$/u

/** 俄罗斯联邦中央银行 is of Russia; a federal bureau is called so (俄罗斯联邦安全局). */
const isFederation = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]!.key === '联邦' && tokens[at - 1]?.concept === '@RU' && !bureau.test(tokens.at(-1)!.key)

/** The name without what a state calls itself: its country says as much. */
export const withoutStateName = (tokens: readonly Token[]): readonly Token[] => {
  if (!tokens.some(({ concept, key }) => concept === republic || key === '联邦' || realms.has(key)))
    return tokens
  const left = new Set<number>()
  tokens.forEach(({ concept, key }, at) => {
    const stretch = concept === republic || realms.has(key) ? stretchOf(tokens, at) : undefined
    for (let i = stretch?.[0] ?? 0; stretch && i <= stretch[1]; i++) left.add(i)
    if (isFederation(tokens, at)) left.add(at)
  })
  return left.size === 0 ? tokens : tokens.filter((_, at) => !left.has(at))
}
