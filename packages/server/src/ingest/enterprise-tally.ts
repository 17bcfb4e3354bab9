import type {
  EnterpriseItem,
  EnterpriseRecord,
  RelationRecord,
} from '@maojian/domain/entity/enterprise-record'
import type { RowProblem } from '../features/enterprise/entry.ts'

/** So many problems are kept word by word; all are counted. */
export const mostProblems = 1000

export interface EnterpriseCounts {
  /** Records of the files, before those of one enterprise are joined. */
  readonly enterprises: number
  readonly relations: number
  /** Rows that were not taken. */
  readonly faults: number
  /** Rows of which a part was not taken. */
  readonly notes: number
  /** Rows of no interest here, by what they are. */
  readonly skipped: Readonly<Record<string, number>>
  readonly problems: readonly RowProblem[]
}

/** Counts every row of an import, and sorts a batch into what is written. */
export const createEnterpriseTally = () => {
  const counts = { enterprises: 0, relations: 0, faults: 0, notes: 0 }
  const skipped = new Map<string, number>()
  const problems: RowProblem[] = []
  const tell = (problem: RowProblem): void => {
    if (problems.length < mostProblems) problems.push(problem)
  }
  return {
    take: (
      file: string,
      items: readonly EnterpriseItem[],
    ): { enterprises: EnterpriseRecord[]; relations: RelationRecord[] } => {
      const enterprises: EnterpriseRecord[] = []
      const relations: RelationRecord[] = []
      for (const item of items)
        if (item.what === 'enterprise') enterprises.push(item)
        else if (item.what === 'relation') relations.push(item)
        else if (item.what === 'skipped') skipped.set(item.reason, (skipped.get(item.reason) ?? 0) + 1)
        else {
          const refused = item.what === 'fault'
          counts[refused ? 'faults' : 'notes']++
          tell({ file, line: item.line, reason: item.reason, refused })
        }
      counts.enterprises += enterprises.length
      counts.relations += relations.length
      return { enterprises, relations }
    },
    counts: (): EnterpriseCounts => ({ ...counts, skipped: Object.fromEntries(skipped), problems }),
  }
}
