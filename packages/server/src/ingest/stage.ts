import type { Database } from '../db/database.ts'
import { createDraftWriter } from './draft-writer.ts'
import { createIdSupply } from '../db/id-supply.ts'
import { loadListState, type ListState } from './list-state.ts'
import { beginPart, takeEntry, takeRelation, type PartDraft } from './part-draft.ts'
import type { ReadItem } from './read-messages.ts'

/** One list that an import touches: what was stored, and the drafts of its parts. */
export interface SourceDraft {
  readonly source: string
  readonly state: ListState
  readonly parts: Map<string, PartDraft>
}

export interface StageOptions {
  readonly fetchedAt: Date
  readonly raw: readonly string[]
}

const draftEdition = async (
  { db }: Database,
  source: string,
  part: string,
  { fetchedAt, raw }: StageOptions,
): Promise<number> => {
  const { id } = await db
    .insertInto('edition')
    // Format, rank and day are known when everything has been read.
    .values({
      source_id: source,
      part,
      format: '',
      rank: 0,
      published_on: null,
      fetched_at: fetchedAt,
      raw: [...raw],
      state: 'draft',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Takes the items of one import and writes what differs from the stored lists as drafts. */
export const createStage = (database: Database, options: StageOptions) => {
  const sources = new Map<string, SourceDraft>()
  const writer = createDraftWriter(database)
  const nextId = createIdSupply(database.db, 'entry_id_seq')

  const begin = async (source: string): Promise<SourceDraft> => {
    await database.db
      .insertInto('list_source')
      .values({ id: source })
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const draft = { source, state: await loadListState(database.db, source), parts: new Map() }
    sources.set(source, draft)
    return draft
  }

  const partOf = async (draft: SourceDraft, part: string): Promise<PartDraft> => {
    const known = draft.parts.get(part)
    if (known) return known
    const begun = beginPart(draft.source, part, await draftEdition(database, draft.source, part, options))
    draft.parts.set(part, begun)
    return begun
  }

  const take = async (items: readonly ReadItem[]): Promise<void> => {
    for (const item of items) {
      const draft = sources.get(item.source) ?? (await begin(item.source))
      const part = await partOf(draft, item.part)
      if (item.relation) takeRelation(part, item, { state: draft.state, writer })
      else await takeEntry(part, item, { state: draft.state, writer, nextId })
      await writer.flushIfFull()
    }
  }

  return { take, writer, sources }
}

export type Stage = ReturnType<typeof createStage>
