import { readTable } from '../control/facts/read-table.ts'

export interface PathOption {
  readonly id: string
  readonly text: string
  /** Branch asked next, or '' where the path ends. */
  readonly next: string
  /** Codes at which the path arrives. */
  readonly codes: readonly string[]
}

/** One question of the guided path, with the thresholds of the entries between which it tells. */
export interface PathQuestion {
  readonly id: string
  readonly text: string
  readonly options: readonly PathOption[]
}

export type GuidedPath = ReadonlyMap<string, PathQuestion>

/** Where everybody begins who has no product word that we know. */
export const firstBranch = 'industry'

/** data/classification/path.tsv: one row an answer; `next` names a branch, `codes` end the path. */
export const parseGuidedPath = (text: string): GuidedPath => {
  const path = new Map<string, { id: string; text: string; options: PathOption[] }>()
  for (const row of readTable(text, ['branch', 'question', 'answer', 'next', 'codes'])) {
    const id = row('branch')
    const question = path.get(id) ?? { id, text: row('question'), options: [] }
    question.options.push({
      id: `${id}.${String(question.options.length + 1)}`,
      text: row('answer'),
      next: row('next'),
      codes: row('codes').split(' ').filter(Boolean),
    })
    path.set(id, question)
  }
  for (const { options } of path.values())
    for (const { id, next, codes } of options)
      if (next === '' ? codes.length === 0 : !path.has(next))
        throw new Error(`path.tsv：${id} 既无编码，也没有分支 ${next}`)
  return path
}
