import type { Role } from '../name/lexicon.ts'
import type { Token } from '../name/token.ts'
import { hash32, PairList, type HashList } from './hash.ts'
import { compareAt, lowerBound, poolOf, stringAt, type StringPool } from './strings.ts'
import { tokenKeys } from './token-keys.ts'
import type { Sections } from './sections.ts'

export const tokenRoles: readonly Role[] = [
  'word',
  'trade',
  'form',
  'region',
  'stop',
  'kin',
  'title',
  'common',
  'patronymic',
  'numeral',
]

/** Every distinct token of the listed names; ids are positions in code-unit order of the keys. */
export interface Dictionary {
  readonly size: number
  readonly keys: StringPool
  readonly token: (id: number) => Token
  readonly find: (key: string) => number
  readonly related: HashList
}

export interface DictionaryBuilder {
  readonly idOf: (token: Token) => number
  readonly finish: () => { sections: Sections; remap: Uint32Array }
}

/** Gives tokens provisional ids; `finish` sorts them and tells the final id of each. */
export const createDictionary = (): DictionaryBuilder => {
  const ids = new Map<string, number>()
  const tokens: Token[] = []
  const idOf = (token: Token): number => {
    let id = ids.get(token.key)
    if (id === undefined) {
      ids.set(token.key, (id = tokens.length))
      tokens.push(token)
    }
    return id
  }
  return { idOf, finish: () => finish(tokens) }
}

const finish = (tokens: readonly Token[]): { sections: Sections; remap: Uint32Array } => {
  const order = tokens.map((_, i) => i).sort((a, b) => (tokens[a]!.key < tokens[b]!.key ? -1 : 1))
  const sorted = order.map(i => tokens[i]!)
  const remap = new Uint32Array(tokens.length)
  order.forEach((from, to) => (remap[from] = to))
  const related = new PairList()
  sorted.forEach((token, id) => {
    for (const key of tokenKeys(token)) related.add(hash32(key), id)
  })
  const keys = poolOf(sorted.map(token => token.key))
  const concepts = poolOf(sorted.map(token => token.concept))
  const { hashes, values, directory } = related.sorted()
  const sections: Sections = {
    tokenUnits: keys.units,
    tokenOffsets: keys.offsets,
    conceptUnits: concepts.units,
    conceptOffsets: concepts.offsets,
    tokenRole: Uint8Array.from(sorted, token => tokenRoles.indexOf(token.role) | (token.han ? 128 : 0)),
    tokenWeight: Float32Array.from(sorted, token => token.weight),
    relatedHash: hashes,
    relatedToken: values,
    relatedDirectory: directory,
  }
  return { sections, remap }
}

export const openDictionary = (sections: Sections): Dictionary => {
  const keys = { units: sections['tokenUnits'], offsets: sections['tokenOffsets'] } as StringPool
  const concepts = { units: sections['conceptUnits'], offsets: sections['conceptOffsets'] } as StringPool
  const role = sections['tokenRole']!
  const weight = sections['tokenWeight']!
  const made = new Map<number, Token>()
  const make = (id: number): Token => {
    const key = stringAt(keys, id)
    return {
      text: key,
      key,
      role: tokenRoles[role[id]! & 127]!,
      concept: stringAt(concepts, id),
      han: role[id]! >= 128,
      weight: weight[id]!,
    }
  }
  const token = (id: number): Token => {
    let found = made.get(id)
    if (found === undefined) made.set(id, (found = make(id)))
    return found
  }
  const find = (key: string): number => {
    const at = lowerBound(keys, key)
    return at < role.length && compareAt(keys, at, key) === 0 ? at : -1
  }
  const related = {
    hashes: sections['relatedHash'],
    values: sections['relatedToken'],
    directory: sections['relatedDirectory'],
  } as HashList
  return { size: role.length, keys, token, find, related }
}
