import type { ScreeningIndex } from '@maojian/screening'
import { enterpriseNameKey } from '../../graph/enterprise-name-key.ts'
import { givenFamilyKey, personNameKey } from '../party/entry.ts'
import { looseNameKeys, soughtNameKeys } from './named-enterprises.ts'

/** Parties of one name that are told: a person looks at them one by one. */
const mostParties = 20

/** As it is written, its words in any order and as they sound, and without the father's name. */
const plainKeys = (name: string): string[] => {
  const [person, short] = [personNameKey(name), givenFamilyKey(name)]
  return [
    `written ${enterpriseNameKey(name)}`,
    ...(person === undefined ? [] : [`person ${person}`]),
    ...(short === undefined ? [] : [`person ${short}`]),
  ]
}

/** Which listed parties bear a name, by all of their names but weak ones; parties that have left their lists as well. */
export const listedNames = (index: ScreeningIndex): ((names: readonly string[]) => string[]) => {
  const parties = new Map<string, Set<string>>()
  const note = (key: string, party: string): void => {
    const known = parties.get(key)
    if (known) known.add(party)
    else parties.set(key, new Set([party]))
  }
  for (let at = 0; at < index.size.subjects; at++) {
    const { id, names } = index.subject(at)
    for (const { text, kind } of names)
      if (kind !== 'weak') for (const key of [...plainKeys(text), ...looseNameKeys(text)]) note(key, id)
  }
  return names => {
    const keys = names.flatMap(name => (name === '' ? [] : [...plainKeys(name), ...soughtNameKeys(name)]))
    return [...new Set(keys.flatMap(key => [...(parties.get(key) ?? [])]))].slice(0, mostParties)
  }
}
