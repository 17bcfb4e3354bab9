import type { KnownHouse } from '../name/house/known-names.ts'
import type { Variant } from '../name/token/token.ts'
import type { CircumstanceNote, Subject } from '../types.ts'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { Sign } from './signal/signal.ts'

/** What met: forms and kinds are at hand, the record is opened only when the question needs it. */
export interface Met {
  readonly form: Variant
  readonly listed: Variant
  /** Before anything else is asked. */
  readonly nameScore: number
  /** A text holds the listed name whole beside something else. */
  readonly held: boolean
  readonly kind: NameKind
  readonly type: PartyType
  readonly typeStated: boolean
  /** Letter by letter the same, form and all. */
  readonly same: boolean
  /** Nothing told the two names apart. */
  readonly exact: boolean
  /** The query holds a distinguishing word that the listed name lacks. */
  readonly more: boolean
  /** The listed name is one distinguishing word. */
  readonly lone: boolean
  /** Its words stand in another order. */
  readonly turned: boolean
  /** Each piece that met is the same. */
  readonly spelt: boolean
  /** The list tells a business that the query lacks. */
  readonly business: boolean
  /** The query has a form of company, or a business word that the listed name lacks. */
  readonly company: boolean
  /** The text, or who asks, tells that a ship is meant. */
  readonly ships: boolean
  /** The house that the query is known to name, where the list has only its letters. */
  readonly house: KnownHouse | undefined
  /** The country that only one of two names of a bank has. */
  readonly abroad?: Sign | undefined
  readonly record: () => Subject
}

export const note = (
  about: CircumstanceNote['about'],
  state: CircumstanceNote['state'],
  effect: number,
  values: { query?: string; listed?: string } = {},
): CircumstanceNote => ({ about, state, effect, query: values.query ?? '', listed: values.listed ?? '' })
