import { agree, lowestAgreement, type Agreement } from '../match/agree.ts'
import { isHeard } from '../name/heard.ts'
import { soundFold } from '../name/sound.ts'
import type { Token } from '../name/token.ts'
import type { Dictionary } from './dictionary.ts'
import { eachValue, hash32 } from './hash.ts'
import { soughtKeys } from './token-keys.ts'

/** Tokens of the dictionary that agree with a token of the query, with how far. */
export type Expansion = ReadonlyMap<number, Agreement>

const remembered = new WeakMap<Dictionary, Map<string, Expansion>>()
const mostRemembered = 20_000

/** For a token of a reading, which is derived or not: the same token, or the same meaning in another language. */
export const expandStrictly = (dictionary: Dictionary, token: Token): Expansion => {
  if (isHeard(token)) return expand(dictionary, token)
  const found = new Map<number, Agreement>()
  const same = dictionary.find(token)
  if (same >= 0) found.set(same, { value: 1, rule: 'exact' })
  if (token.concept !== '' || token.accent !== '')
    for (const [id, agreement] of expand(dictionary, token))
      if (agreement.value === 1) found.set(id, agreement)
  return found
}

/** For words of the query written together: only what a join forgives, another spelling of the same sound. */
export const expandJoined = (dictionary: Dictionary, text: string): number[] => {
  const ids = new Set<number>()
  const same = dictionary.find(text)
  if (same >= 0) ids.add(same)
  const sound = soundFold(text)
  eachValue(dictionary.related, hash32(`f${sound}`), id => {
    const { key, concept } = dictionary.token(id)
    if (concept === '' && Math.abs(key.length - text.length) <= 2 && soundFold(key) === sound) ids.add(id)
  })
  return [...ids]
}

/** Complete: holds every token of the dictionary to which `agree` gives a value (proved by test). */
export const expand = (dictionary: Dictionary, token: Token): Expansion => {
  let memory = remembered.get(dictionary)
  if (!memory || memory.size >= mostRemembered) remembered.set(dictionary, (memory = new Map()))
  const key = `${token.role} ${token.abjad}${token.accent} ${token.key}`
  let found = memory.get(key)
  if (!found) memory.set(key, (found = expandNew(dictionary, token)))
  return found
}

const expandNew = (dictionary: Dictionary, token: Token): Expansion => {
  const found = new Map<number, Agreement>()
  const seen = new Set<number>()
  const consider = (id: number): void => {
    if (seen.has(id)) return
    seen.add(id)
    const agreement = agree(token, dictionary.token(id))
    if (agreement && agreement.value >= lowestAgreement) found.set(id, agreement)
  }
  const same = dictionary.find(token)
  if (same >= 0) consider(same)
  for (const key of soughtKeys(token)) eachValue(dictionary.related, hash32(key), consider)
  return found
}
