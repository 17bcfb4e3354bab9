import type { EntryFact, ListEntry } from '@maojian/domain/entity/list-entry'
import { normaliseCode } from '@maojian/domain/vocabulary/identifier'
import { earliestDate, latestDate } from './partial-date.ts'

/** Order of the first record, then what only the second one says. */
const inOrder = <T>(first: readonly T[], second: readonly T[], keyOf: (one: T) => unknown): T[] => {
  const known = new Set(first.map(keyOf))
  return [...first, ...second.filter(one => !known.has(keyOf(one)))]
}

const itself = (text: string): string => text
const factKey = ({ key, value }: EntryFact): string => `${key}:${value}`

const datesOf = (first: ListEntry, second: ListEntry): Partial<ListEntry> => {
  const designatedOn = earliestDate([first.designatedOn, second.designatedOn])
  const changedOn = latestDate([first.changedOn, second.changedOn])
  // Two acts against one party end when the last of them does.
  const endsOn = first.endsOn && second.endsOn ? latestDate([first.endsOn, second.endsOn]) : undefined
  return { ...(designatedOn && { designatedOn }), ...(changedOn && { changedOn }), ...(endsOn && { endsOn }) }
}

/** What two records of one number say together: an authority's number is one entry, however often it prints it. */
const joinEntries = (first: ListEntry, second: ListEntry): ListEntry => {
  const { designatedOn: _d, changedOn: _c, endsOn: _e, ...rest } = first
  return {
    ...rest,
    ...(first.typeStated ? {} : { type: second.type, typeStated: second.typeStated }),
    names: inOrder(first.names, second.names, name => name.text),
    countries: inOrder(first.countries, second.countries, itself),
    birthDates: inOrder(first.birthDates, second.birthDates, itself),
    identifiers: inOrder(
      first.identifiers,
      second.identifiers,
      ({ kind, value }) => `${kind}:${normaliseCode(value)}`,
    ),
    addresses: inOrder(first.addresses, second.addresses, itself),
    programmes: inOrder(first.programmes, second.programmes, itself),
    facts: inOrder(first.facts, second.facts, factKey),
    sameAs: inOrder(first.sameAs, second.sameAs, itself),
    ...datesOf(first, second),
    ...(second.asPublished && { asPublished: [first.asPublished, second.asPublished].join('\n\n') }),
  }
}

/** Entries by list and number; `take` joins what bears a number that was there before. */
export const entriesByNumber = () => {
  const found = new Map<string, ListEntry>()
  return {
    take: (entry: ListEntry): void => {
      const key = `${entry.source}\n${entry.reference}`
      const before = found.get(key)
      found.set(key, before ? joinEntries(before, entry) : entry)
    },
    entries: (): Iterable<ListEntry> => found.values(),
  }
}
