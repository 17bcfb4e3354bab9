import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { scriptOf } from '@maojian/screening/name/script/script'

export type PartyKind = 'person' | 'company' | 'bank' | 'vessel'

/** The type that the product passes when it compares two such names. */
export const partyTypeOf: Readonly<Record<PartyKind, PartyType>> = {
  person: '02',
  company: '01',
  bank: '01',
  vessel: '03',
}

/** Two names and whether they mean one party. `family`: what is judged together; `kind`: what is told apart. */
export interface NamePair {
  readonly set: string
  readonly family: string
  readonly kind: string
  readonly type: PartyKind
  readonly same: boolean
  readonly a: string
  readonly b: string
}

/** Authored pairs of one kind, one a line, `a | b`. */
export interface AuthoredGroup {
  readonly family: string
  readonly kind: string
  readonly type: PartyKind
  readonly same: boolean
  readonly pairs: string
}

const labels: Readonly<Record<string, string>> = {
  latin: 'Latin',
  digit: 'Latin',
  han: 'Han',
  abjad: 'Arabic',
}

/** Script that most letters of a name are written in; kana makes a name Japanese whatever its kanji. */
export const mainScript = (name: string): string => {
  const counts = new Map<string, number>()
  for (const char of name) {
    const script = scriptOf(char)
    if (script === 'kana') return 'Kana'
    // A Han name with a foreign brand in it is still written in Han.
    if (script !== 'none') counts.set(script, (counts.get(script) ?? 0) + (script === 'han' ? 4 : 1))
  }
  const most = [...counts].toSorted((x, y) => y[1] - x[1])[0]?.[0] ?? 'latin'
  return labels[most] ?? `${most.charAt(0).toUpperCase()}${most.slice(1)}`
}

export const scriptPair = (a: string, b: string): string =>
  [mainScript(a), mainScript(b)].toSorted().join('–')
