import { addCounts, noContent, type ContentCounts } from '../lists/content-counts.ts'
import type { DraftWriter } from './draft-writer.ts'
import type { ListState } from '../lists/list-state-store.ts'
import type { ReadItem } from './read-messages.ts'

/** One part of one list as this import found it. */
export interface PartDraft {
  readonly source: string
  readonly part: string
  /** The name under which the reader tells its items and its day. */
  readonly told: string
  readonly edition: number
  /** References met so far, entries and relations. */
  readonly seen: Set<string>
  readonly seenRelations: Set<string>
  counts: ContentCounts
  changed: number
  duplicates: number
}

export const beginPart = (begun: Pick<PartDraft, 'source' | 'part' | 'told' | 'edition'>): PartDraft => ({
  ...begun,
  seen: new Set(),
  seenRelations: new Set(),
  counts: noContent,
  changed: 0,
  duplicates: 0,
})

/** What was read of it so far, as part-identity.ts compares it. */
export const draftKeys = ({ seen, seenRelations }: PartDraft): ReadonlySet<string> =>
  new Set([
    ...[...seen].map(reference => `e${reference}`),
    ...[...seenRelations].map(reference => `r${reference}`),
  ])

/** Stores an entry unless the part already holds it unchanged. */
export const takeEntry = async (
  draft: PartDraft,
  item: ReadItem,
  { state, writer, nextId }: { state: ListState; writer: DraftWriter; nextId: () => Promise<number> },
): Promise<void> => {
  const { source, part, edition } = draft
  const { reference, hash, day, content } = item
  if (draft.seen.has(reference)) {
    draft.duplicates++
    return
  }
  draft.seen.add(reference)
  draft.counts = addCounts(draft.counts, item.counts)
  let known = state.entries.get(reference)
  const isNew = known === undefined
  if (!known) {
    known = { id: await nextId(), hashes: new Map() }
    state.entries.set(reference, known)
    writer.entry({ id: known.id, source, reference, edition, day })
  }
  const before = known.hashes.get(part)
  if (before === hash) return
  if (before !== undefined) {
    draft.changed++
    writer.end({ entry: known.id, part, edition })
  }
  writer.version({ entry: known.id, part, edition, hash, content, ...(!isNew && day !== '' && { day }) })
}

export const takeRelation = (
  draft: PartDraft,
  item: ReadItem,
  { state, writer }: { state: ListState; writer: DraftWriter },
): void => {
  const { source, part, edition } = draft
  const { reference, hash, content } = item
  if (draft.seenRelations.has(reference)) {
    draft.duplicates++
    return
  }
  draft.seenRelations.add(reference)
  const before = state.relations.get(part)?.get(reference)
  if (before?.hash === hash) return
  if (before) writer.endRelation({ id: before.id, edition })
  writer.relation({ source, part, reference, edition, hash, content })
}

/** Ends what the part held and this import no longer brings; relations of the part likewise. */
export const endMissing = async (draft: PartDraft, state: ListState, writer: DraftWriter): Promise<void> => {
  const { part, edition } = draft
  for (const [reference, known] of state.entries) {
    if (!known.hashes.has(part) || draft.seen.has(reference)) continue
    writer.end({ entry: known.id, part, edition })
    await writer.flushIfFull()
  }
  for (const [reference, { id }] of state.relations.get(part) ?? []) {
    if (draft.seenRelations.has(reference)) continue
    writer.endRelation({ id, edition })
    await writer.flushIfFull()
  }
}

/** References that the part held before and this import lost. */
export const lostReferences = (draft: PartDraft, state: ListState): { before: number; lost: number } => {
  let [before, lost] = [0, 0]
  for (const [reference, known] of state.entries) {
    if (!known.hashes.has(draft.part)) continue
    before++
    if (!draft.seen.has(reference)) lost++
  }
  return { before, lost }
}
