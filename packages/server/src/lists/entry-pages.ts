import type { Database } from '../db/database.ts'
import { partKey, type CountingParts, type EntryPage } from './entry-rows.ts'
import { entriesAfter, entriesOf, partiesAfter } from './entry-store.ts'
import { allParts } from './part-store.ts'

const pageEntries = 500

export const countingParts = async (db: Database['db']): Promise<CountingParts> => {
  const rows = await allParts(db)
  return new Map(
    rows.map(row => [
      partKey(row.source_id, row.part),
      { rank: row.rank, supersededBy: row.superseded_by, current: row.edition_id },
    ]),
  )
}

/** Every entry with its versions, drafts included, in the order of entry ids. */
export const draftPages = async function* (db: Database['db']): AsyncGenerator<EntryPage> {
  const parts = await countingParts(db)
  for (let after = 0; ;) {
    const { text, last } = await entriesAfter(db, after, pageEntries)
    if (text === null || last === null) return
    yield { text, parts, drafts: true }
    after = last
  }
}

/** Entry ids of each party, the party with the oldest entry first. */
const entriesByParty = async (db: Database['db']): Promise<Iterable<number[]>> => {
  const parties = new Map<string, number[]>()
  for (let after = 0; ;) {
    const rows = await partiesAfter(db, after)
    for (const [id, party] of rows) {
      const known = parties.get(party)
      if (known) known.push(id)
      else parties.set(party, [id])
    }
    const last = rows.at(-1)
    if (!last) return parties.values()
    ;[after] = last
  }
}

/** Entry ids by pages that hold whole parties, the party with the oldest entry first. */
export const partyPages = async (db: Database['db']): Promise<readonly (readonly number[])[]> => {
  const pages: number[][] = []
  for (const ids of await entriesByParty(db)) {
    const page = pages.at(-1)
    if (page && page.length < pageEntries) page.push(...ids)
    else pages.push(ids)
  }
  return pages
}

/** The entries of such a page with their published versions. */
export const readPage = async (
  db: Database['db'],
  ids: readonly number[],
  parts: CountingParts,
): Promise<EntryPage> => ({ text: (await entriesOf(db, ids)) ?? '[]', parts, drafts: false })
