import type { EntryName } from '@maojian/domain/entity/list-entry'
import type { IdentifierKind } from '@maojian/domain/vocabulary/identifier'

/** Ways in which two entries are known to mean one party, strongest first (docs/adr/0011). */
export const linkRules = [
  'record',
  'imo',
  'number',
  'register',
  'airframe',
  'birthDay',
  'likeName',
  'birthYear',
  'birthday',
  'company',
  'wholeName',
  'fullName',
  'slavicName',
  'shortName',
  'wordOrder',
  'bareName',
  'givenFamily',
] as const
export type LinkRule = (typeof linkRules)[number]

export interface LinkKey {
  readonly rule: LinkRule
  readonly key: string
  /** What a reason prints: the number, the name, the name with its birth date. */
  readonly shown: string
  /** Name rules: others may join this one, but never two that are both mere aliases or without a known kind. */
  readonly anchor: boolean
  /** The name is an alias: it does not outweigh two numbers on one list. */
  readonly alias?: boolean
  readonly kind?: IdentifierKind
  /** The record's own number under its authority, not a quotation of another's. */
  readonly own?: boolean
}

const ownScript = {
  person: /(?!\p{Script=Latin})\p{L}/u,
  // What a list prints in Arabic letters beside a body is often the name of the house above it.
  company: /\p{Script=Cyrillic}|\p{Script=Han}/u,
} as const

/** A name in its own script is the name itself, even where a list prints it among the aliases. */
export const isAlias = ({ text, kind }: EntryName, of: keyof typeof ownScript): boolean =>
  kind === 'alias' && !ownScript[of].test(text)
