import * as z from 'zod'
import type { Database } from '../../db/database.ts'
import type { EnterpriseGraph } from '../../graph/open-graph.ts'
import { industryPages } from './enterprise-store.ts'

const count = z.object({
  industry: z.string(),
  total: z.number(),
  /** Listed, or owned at a threshold. */
  listed: z.number(),
  /** Open, or beside a listed party. */
  related: z.number(),
})

/** What a snapshot keeps of its industries, beside its bytes. */
export const industriesMeta = z.object({ industries: z.array(count).default([]) })
export type IndustryCount = z.output<typeof count>

/** Enterprises of each industry, and how many of them a list reaches. */
export const industryCounts = async (
  db: Database['db'],
  graph: EnterpriseGraph,
): Promise<IndustryCount[]> => {
  const counts = new Map<string, { total: number; listed: number; related: number }>()
  for await (const rows of industryPages(db))
    for (const { id, industry } of rows) {
      const node = graph.positionOf(id)
      if (node < 0) continue
      const known = counts.get(industry) ?? { total: 0, listed: 0, related: 0 }
      counts.set(industry, known)
      known.total++
      if (graph.symbolAt(node) === 1) known.listed++
      else if (graph.symbolAt(node) === 2 || graph.nearestAt(node) >= 0) known.related++
    }
  return [...counts]
    .map(([industry, one]) => ({ industry, ...one }))
    .sort((a, b) => b.total - a.total || (a.industry < b.industry ? -1 : 1))
    .slice(0, 200)
}
