import type { Database } from '../db/database.ts'
import {
  writeDraftRows,
  type EndedRelation,
  type EndedVersion,
  type NewEntry,
  type NewRelation,
  type NewVersion,
} from '../lists/draft-store.ts'

/** Rows of one short transaction: few enough for the one connection of the embedded database. */
const rowLimit = 500
const byteLimit = 400_000

/** Collects rows of a draft and writes them in short transactions; readers do not see them until the pointer moves. */
export const createDraftWriter = (database: Database) => {
  let entries: NewEntry[] = []
  let versions: NewVersion[] = []
  let ended: EndedVersion[] = []
  let relations: NewRelation[] = []
  let endedRelations: EndedRelation[] = []
  let bytes = 0

  const flush = async (): Promise<void> => {
    const batch = { entries, versions, ended, relations, endedRelations }
    ;[entries, versions, ended, relations, endedRelations, bytes] = [[], [], [], [], [], 0]
    if (Object.values(batch).every(rows => rows.length === 0)) return
    await writeDraftRows(database.db, batch)
  }

  const full = (): boolean => {
    const rows = entries.length + versions.length + ended.length + relations.length + endedRelations.length
    return rows >= rowLimit || bytes >= byteLimit
  }

  return {
    flush,
    flushIfFull: async () => (full() ? flush() : undefined),
    entry: (row: NewEntry) => void entries.push(row),
    version: (row: NewVersion) => {
      versions.push(row)
      bytes += row.content.length
    },
    end: (row: EndedVersion) => void ended.push(row),
    relation: (row: NewRelation) => {
      relations.push(row)
      bytes += row.content.length
    },
    endRelation: (row: EndedRelation) => void endedRelations.push(row),
  }
}

export type DraftWriter = ReturnType<typeof createDraftWriter>
