import type { Database } from '../db/database.ts'
import { createIdSupply } from '../db/id-supply.ts'
import { draftEdition } from '../lists/edition-store.ts'
import { loadListState, type ListState } from '../lists/list-state-store.ts'
import { noteSource } from '../lists/source-store.ts'
import { createDraftWriter } from './draft-writer.ts'
import { IngestFault } from './ingest-fault.ts'
import { beginPart, draftKeys, takeEntry, takeRelation, type PartDraft } from './part-draft.ts'
import { isSameContent, keysOf, partOfItems, readPartName, sampleItems } from './part-identity.ts'
import type { ReadItem } from './read-messages.ts'

/** One list that an import touches: what was stored, and the drafts of its parts. */
export interface SourceDraft {
  readonly source: string
  readonly state: ListState
  readonly parts: Map<string, PartDraft>
}

/** The same while it is read. */
interface Reading extends SourceDraft {
  /** Drafts by the name under which the reader tells their items. */
  readonly known: Map<string, PartDraft>
  /** First items of a part, until they tell which one it is. */
  readonly waiting: Map<string, ReadItem[]>
}

export interface StageOptions {
  readonly fetchedAt: Date
  readonly raw: readonly string[]
}

const twice = (name: string, other: string): IngestFault =>
  new IngestFault(
    `文件“${readPartName(name).file}”与“${readPartName(other).file}”是同一名单的两个版本，请只导入较新的一个`,
  )

/** Two files of one import that bring the same part contradict each other. */
const refuseTwice = ({ known }: Reading, name: string, items: readonly ReadItem[]): void => {
  const { content } = readPartName(name)
  if (content === '') return
  const sample = keysOf(items)
  for (const [other, draft] of known)
    if (readPartName(other).content === content && isSameContent(sample, draftKeys(draft)))
      throw twice(other, name)
}

/** Takes the items of one import and writes what differs from the stored lists as drafts. */
export const createStage = (database: Database, options: StageOptions) => {
  const sources = new Map<string, Reading>()
  const writer = createDraftWriter(database)
  const nextId = createIdSupply(database.db, 'entry_id_seq')

  const begin = async (source: string): Promise<Reading> => {
    await noteSource(database.db, source)
    const state = await loadListState(database.db, source)
    const reading = { source, state, parts: new Map(), known: new Map(), waiting: new Map() }
    sources.set(source, reading)
    return reading
  }

  const put = async ({ state }: Reading, part: PartDraft, item: ReadItem): Promise<void> => {
    if (item.relation) takeRelation(part, item, { state, writer })
    else await takeEntry(part, item, { state, writer, nextId })
    await writer.flushIfFull()
  }

  /** Begins the draft of the part that the first items belong to. */
  const settle = async (reading: Reading, name: string, items: readonly ReadItem[]): Promise<void> => {
    refuseTwice(reading, name, items)
    const { source, state, parts, known, waiting } = reading
    const part = partOfItems(name, items, state)
    const edition = await draftEdition(database.db, { source, part, ...options })
    const draft = beginPart({ source, part, told: name, edition })
    parts.set(part, draft)
    known.set(name, draft)
    waiting.delete(name)
    for (const item of items) await put(reading, draft, item)
  }

  const hold = async (reading: Reading, item: ReadItem): Promise<void> => {
    const items = reading.waiting.get(item.part) ?? []
    reading.waiting.set(item.part, items)
    items.push(item)
    if (items.length >= sampleItems) await settle(reading, item.part, items)
  }

  const take = async (items: readonly ReadItem[]): Promise<void> => {
    for (const item of items) {
      const reading = sources.get(item.source) ?? (await begin(item.source))
      const part = reading.known.get(item.part)
      if (part) await put(reading, part, item)
      else await hold(reading, item)
    }
  }

  /** Everything has been read. */
  const finish = async (): Promise<void> => {
    for (const reading of sources.values())
      for (const [name, items] of reading.waiting) await settle(reading, name, items)
  }

  return { take, finish, writer, sources: sources as ReadonlyMap<string, SourceDraft> }
}

export type Stage = ReturnType<typeof createStage>
