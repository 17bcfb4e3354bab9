import { endUseIds } from '../control/rule/question.ts'
import { endUseTable } from '../vocabulary/end-use.table.ts'
import type { Deal } from './deal.ts'
import { about, leftOpen, nothingFound, together, warned, type RiskFindings } from './warning.ts'

const words = new Map(endUseTable.map(([id, text, citation]) => [id, { text, citation }]))

/** Yes is a stop, unclear must be cleared up, silence stays open (spec 001, end use). */
export const endUseRisk = (deal: Deal): RiskFindings => {
  const { endUse } = deal
  if (endUse === undefined) return nothingFound
  return together(
    endUseIds.map(id => {
      const { text = '', citation = '' } = words.get(id) ?? {}
      const answer = endUse[id]
      if (answer === 'no') return nothingFound
      if (answer === undefined) return about({ row: id }, leftOpen('endUse', `endUse.${String(id)}`, text))
      return warned({
        section: 'endUse',
        row: id,
        level: answer === 'yes' ? 1 : 2,
        subject: `${String(id)} ${text}`,
        why: answer === 'yes' ? '最终用途问题答为“是”。' : '最终用途问题答为“不清楚”，须进一步尽职调查。',
        source: '最终用途问卷',
        citation,
      })
    }),
  )
}
