/** How much an edition of a part says of its entries. */
export interface ContentCounts {
  /** Entries that have a name at all. */
  readonly named: number
  readonly names: number
  readonly identifiers: number
  readonly addresses: number
  readonly birthDates: number
}

export const noContent: ContentCounts = { named: 0, names: 0, identifiers: 0, addresses: 0, birthDates: 0 }

export const addCounts = (a: ContentCounts, b: ContentCounts): ContentCounts => ({
  named: a.named + b.named,
  names: a.names + b.names,
  identifiers: a.identifiers + b.identifiers,
  addresses: a.addresses + b.addresses,
  birthDates: a.birthDates + b.birthDates,
})
