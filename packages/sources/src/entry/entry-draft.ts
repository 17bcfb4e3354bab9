import type { EntryFact, EntryName, ListEntry, PartialDate } from '@maojian/domain/entity/list-entry'
import type { FactKey } from '@maojian/domain/vocabulary/fact-key'
import { type Identifier, type IdentifierKind, normaliseCode } from '@maojian/domain/vocabulary/identifier'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType, Subtype } from '@maojian/domain/vocabulary/party-type'
import { plainNames } from './plain-names.ts'

/** White space runs become one blank; marks that only steer the direction of writing go. */
const clean = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

const general: ReadonlySet<IdentifierKind> = new Set(['registration', 'taxNumber', 'other'])

/** An entry while its record is being read: everything is trimmed, and nothing is kept twice. */
export class EntryDraft {
  readonly source: string
  reference: string
  type: PartyType
  typeStated = true
  part?: string
  subtype?: Subtype
  designatedOn?: PartialDate
  changedOn?: PartialDate
  status?: NonNullable<ListEntry['status']>
  endsOn?: PartialDate
  url?: string
  readonly names: EntryName[] = []
  readonly identifiers: Identifier[] = []
  readonly facts: EntryFact[] = []
  readonly countries: string[] = []
  readonly birthDates: PartialDate[] = []
  readonly addresses: string[] = []
  readonly programmes: string[] = []
  readonly sameAs: string[] = []

  constructor(source: string, reference: string, type: PartyType) {
    this.source = source
    this.reference = reference
    this.type = type
  }

  name(text: string, kind: NameKind): void {
    for (const name of plainNames(clean(text), kind))
      if (!this.names.some(known => known.text === name.text)) this.names.push(name)
  }

  identifier(kind: IdentifierKind, text: string, country?: string, note = ''): void {
    const value = clean(text)
    const code = normaliseCode(value)
    const known = this.identifiers.filter(i => normaliseCode(i.value) === code)
    // A general kind says nothing that a special one has not said; a passport and an identity card may share a number.
    if (code === '' || known.some(i => i.kind === kind) || (known.length > 0 && general.has(kind))) return
    const said = clean(note)
    this.identifiers.push({ kind, value, ...(country && { country }), ...(said && { note: said }) })
  }

  fact(key: FactKey, text: string): void {
    const value = clean(text)
    if (value !== '' && !this.facts.some(f => f.key === key && f.value === value))
      this.facts.push({ key, value })
  }

  #keep(list: string[], text: string): void {
    const value = clean(text)
    if (value !== '' && !list.includes(value)) list.push(value)
  }

  country(code: string): void {
    this.#keep(this.countries, code)
  }

  birthDate(date: PartialDate): void {
    this.#keep(this.birthDates, date)
  }

  address(text: string): void {
    this.#keep(this.addresses, text)
  }

  programme(code: string): void {
    this.#keep(this.programmes, code)
  }

  alsoKnownTo(key: string): void {
    this.#keep(this.sameAs, key)
  }

  finish(): ListEntry {
    const { source, reference, type, typeStated, names, identifiers, facts } = this
    const { countries, birthDates, addresses, programmes, sameAs } = this
    return {
      source,
      reference,
      type,
      typeStated,
      names,
      countries,
      birthDates,
      identifiers,
      addresses,
      programmes,
      facts,
      sameAs,
      ...(this.part && { part: this.part }),
      ...(this.subtype && { subtype: this.subtype }),
      ...(this.designatedOn && { designatedOn: this.designatedOn }),
      ...(this.changedOn && { changedOn: this.changedOn }),
      ...(this.status && { status: this.status }),
      ...(this.endsOn && { endsOn: this.endsOn }),
      ...(this.url && { url: this.url }),
    }
  }
}
