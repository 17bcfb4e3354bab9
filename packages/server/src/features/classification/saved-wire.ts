import {
  basisStates,
  classificationStates,
  type savedClassification,
} from '@maojian/contract/calls/saved-classification'
import { compareBasis, entryBasis, type EntryBasis } from '@maojian/domain/classification/entry-basis'
import type { Kysely } from 'kysely'
import type * as z from 'zod'
import type { Schema } from '../../db/schema.ts'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { shanghaiMinute } from '../../shanghai-day.ts'
import { accountNames } from '../account/entry.ts'
import { editorsOf } from './editors-of.ts'
import type { SavedClassification } from './tables.ts'
import { titleOfCode } from './walk-guided-path.ts'

export type SavedWire = z.output<typeof savedClassification>

/** What the facts of today say of the codes. */
export const basisOfToday = (eccn: string, cnCode: string): EntryBasis =>
  entryBasis(controlFacts(), classificationFacts().codeWords, { eccn, cnCode })

const changesOf = ({ eccn, cn_code, basis }: SavedClassification): string[] => {
  const { added, gone } = compareBasis(basis, basisOfToday(eccn, cn_code))
  return [...gone.map(line => `不再有：${line}`), ...added.map(line => `现为：${line}`)]
}

/** Whose words stand there now; who began it is named beside him. */
const authorWords = (row: SavedClassification, names: ReadonlyMap<string | null, string>): string => {
  const last = editorsOf(row).at(-1)!
  const first = names.get(row.author_id) ?? ''
  return last === row.author_id ? first : `${names.get(last) ?? ''}（最初由 ${first} 建立）`
}

const wireOf = (row: SavedClassification, names: ReadonlyMap<string | null, string>): SavedWire => {
  const changes = changesOf(row)
  const basis = changes.length > 0 ? 'changed' : 'same'
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    partNumber: row.part_number,
    eccn: row.eccn,
    title: titleOfCode(row.eccn),
    cnCode: row.cn_code,
    reason: row.reason,
    answers: [...row.path.answers],
    steps: row.path.steps.map(step => ({ ...step, left: [...step.left] })),
    state: row.state,
    stateName: classificationStates[row.state],
    author: authorWords(row, names),
    savedAt: shanghaiMinute(row.changed_at),
    reviewer: names.get(row.reviewer_id) ?? '',
    reviewedAt: row.reviewed_at === null ? '' : shanghaiMinute(row.reviewed_at),
    reviewReason: row.review_reason,
    factsDay: row.basis.day,
    basis,
    basisName: basisStates[basis],
    changes,
  }
}

export const savedWires = async (
  db: Kysely<Schema>,
  rows: readonly SavedClassification[],
): Promise<SavedWire[]> => {
  const names = await accountNames(
    db,
    rows.flatMap(row => [row.author_id, row.reviewer_id, ...editorsOf(row)]),
  )
  return rows.map(row => wireOf(row, names))
}

export const savedWire = async (db: Kysely<Schema>, row: SavedClassification): Promise<SavedWire> =>
  (await savedWires(db, [row]))[0]!
