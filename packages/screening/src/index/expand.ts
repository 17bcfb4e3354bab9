import { agree, lowestAgreement, type Agreement } from '../match/agree.ts'
import type { Token } from '../name/token.ts'
import type { Dictionary } from './dictionary.ts'
import { eachValue, hash32 } from './hash.ts'
import { tokenKeys } from './token-keys.ts'

/** Tokens of the dictionary that agree with a token of the query, with how far. */
export type Expansion = ReadonlyMap<number, Agreement>

const remembered = new WeakMap<Dictionary, Map<string, Expansion>>()
const mostRemembered = 20_000

/** Complete: holds every token of the dictionary to which `agree` gives a value (proved by test). */
export const expand = (dictionary: Dictionary, token: Token): Expansion => {
  let memory = remembered.get(dictionary)
  if (!memory || memory.size >= mostRemembered) remembered.set(dictionary, (memory = new Map()))
  let found = memory.get(token.key)
  if (!found) memory.set(token.key, (found = expandNew(dictionary, token)))
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
  const same = dictionary.find(token.key)
  if (same >= 0) consider(same)
  for (const key of tokenKeys(token)) eachValue(dictionary.related, hash32(key), consider)
  return found
}
