import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { Subject } from './types.ts'

/** What a list of one's own says of a party: an id, what it is and its names; the rest as far as it is known. */
export interface ListedParty extends Partial<Omit<Subject, 'names'>> {
  readonly id: string
  readonly type: PartyType
  /** The first is the main one; a bare text is a further spelling. */
  readonly names: readonly (string | readonly [text: string, kind: NameKind])[]
}

/** A subject for `buildIndex` from what is known of a party: one entry, listed under `source` with no end. */
export const listedParty = (source: string, party: ListedParty): Subject => ({
  typeStated: true,
  subtypes: [],
  countries: [],
  birthDates: [],
  identifiers: [],
  entries: [{ source, reference: party.id, since: '', until: '', status: 'active' }],
  facts: {},
  ...party,
  names: party.names.map((name, i) =>
    typeof name === 'string'
      ? { text: name, kind: i === 0 ? 'primary' : 'alias', entries: [0] }
      : { text: name[0], kind: name[1], entries: [0] },
  ),
})
