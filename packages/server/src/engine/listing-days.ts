import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { EntryRow } from '../lists/entry-rows.ts'

/** What is needed of an edition to date an entry. */
export interface EditionDay {
  readonly source: string
  readonly part: string
  /** Day of publication, else the day on which it was fetched. */
  readonly day: string
}

export interface EditionDays {
  readonly byId: ReadonlyMap<number, EditionDay>
  /** First edition of each part, `source\npart`: what it brought may have been listed long before. */
  readonly first: ReadonlyMap<string, number>
}

export const editionDays = (editions: readonly (EditionDay & { readonly id: number })[]): EditionDays => {
  const first = new Map<string, number>()
  for (const { id, source, part } of editions) {
    const key = `${source}\n${part}`
    first.set(key, Math.min(id, first.get(key) ?? id))
  }
  return { byId: new Map(editions.map(edition => [edition.id, edition])), first }
}

/** Whether readers see this version now. */
export const isCurrent = (row: EntryRow): boolean =>
  row.supersededBy === null && (row.to === null || row.current === null || row.to > row.current)

/** Whoever stands on an edition is listed on its day: a later day is a slip of the pen, and says nothing. */
const statedDay = (row: EntryRow, { designatedOn = '' }: ListEntry, days: EditionDays): string => {
  const edition = days.byId.get(row.from)
  return edition && designatedOn > edition.day ? '' : designatedOn
}

/** First day on which the entry was surely listed, or '' where neither the list nor its editions say. */
export const sinceOf = (row: EntryRow, content: ListEntry, days: EditionDays): string => {
  const stated = statedDay(row, content, days)
  if (stated !== '') return stated
  const edition = days.byId.get(row.first)
  const brought = edition && days.first.get(`${edition.source}\n${edition.part}`) !== row.first
  return brought ? edition.day : ''
}

/** Day of the edition that ended the version. */
const endDay = (row: EntryRow, days: EditionDays): string => {
  const ended = row.to !== null && row.current !== null && row.to <= row.current ? row.to : row.supersededBy
  return ended === null ? '' : (days.byId.get(ended)?.day ?? '')
}

/** Day since which the entry is on no edition; '' while a version holds. */
export const untilOf = (rows: readonly EntryRow[], days: EditionDays): string => {
  if (rows.some(isCurrent)) return ''
  return rows.map(row => endDay(row, days)).reduce((a, b) => (a > b ? a : b), '')
}
