import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { Database } from '../db/database.ts'
import { addingEditions } from './edition-store.ts'
import { addedEntries } from './newest-entry-store.ts'

export interface EditionAdditions {
  readonly edition: number
  readonly source: string
  readonly starter: boolean
  /** Day of publication, else undefined where the list does not say. */
  readonly publishedOn?: string
  readonly fetchedAt: Date
  readonly added: number
  /** First import of a list: what it added is new to us alone. */
  readonly first: boolean
  /** The newest designations among what it added. */
  readonly entries: readonly { readonly party: string; readonly content: ListEntry }[]
}

/** Editions that added something, newest first, each with its newest designations. */
export const latestEditions = async (
  db: Database['db'],
  paging: { readonly page: number; readonly pageSize: number },
  entriesEach: number,
): Promise<{ readonly rows: readonly EditionAdditions[]; readonly count: number }> => {
  const { rows: editions, count } = await addingEditions(db, paging)
  const rows: EditionAdditions[] = []
  for (const { id, source, format, day, fetched, added, first } of editions)
    rows.push({
      edition: id,
      source,
      starter: format === 'starter',
      publishedOn: day ?? undefined,
      fetchedAt: fetched,
      added,
      first,
      entries: await addedEntries(db, id, entriesEach),
    })
  return { rows, count }
}
