import { asks, requires } from '../rule/finding.ts'
import type { Basis, Finding } from '../rule/finding.ts'
import { endUseIds } from '../rule/question.ts'
import type { EndUseId, Question } from '../rule/question.ts'

/** End uses that mean weapons of mass destruction, their delivery, or the catch-all asked as such. */
const covered: ReadonlySet<EndUseId> = new Set([101, 102, 103, 111])

/** Military uses touch national security: to be weighed under the same clause. */
const weighed: ReadonlySet<EndUseId> = new Set([104, 106, 107])

/** 出口管制法第十二条第三款: unlisted items too, when the exporter knows, should know or was told of the risk. */
export const catchAll = (question: Question): readonly Finding[] =>
  endUseIds.flatMap(id => {
    const answer = question.endUses?.[id]
    if (answer === undefined || answer === 'no' || !(covered.has(id) || weighed.has(id))) return []
    const basis: Basis = {
      stage: 'end_use',
      rule: 'cn-catch-all',
      citation: '出口管制法第十二条第三款',
      facts: { endUse: id },
    }
    return answer === 'yes' && covered.has(id)
      ? [requires(basis, { kind: 'answered' })]
      : [
          asks(
            { ...basis, rule: `cn-catch-all-${answer === 'yes' ? 'weighed' : 'unclear'}` },
            `cn.end-use.${String(id)}`,
          ),
        ]
  })
