import { decisionAnswers, decisionChanges, decisionStates } from '@maojian/contract/calls/decision'
import type { getRecord } from '@maojian/contract/calls/evidence'
import type * as z from 'zod'
import { shanghaiMinute } from '../../shanghai-day.ts'
import type { KeptDecided } from './record-content.ts'

type Wire = z.output<typeof getRecord.reply>['decisions'][number]

/** Decisions as a record has them, with the names of its day. */
export const decisionsWire = ({ changes, people }: KeptDecided): Wire[] => {
  const nameOf = (id: string | null): string => (id === null ? '' : (people[id] ?? id))
  return changes.map(({ change, decision }) => ({
    id: decision.id,
    changeName: decisionChanges[change],
    subject: decision.subjectName,
    party: decision.partyName,
    partyId: decision.partyId,
    sameName: decisionAnswers[decision.same],
    reason: decision.reason,
    stateName: decisionStates[decision.state],
    author: nameOf(decision.author),
    decidedAt: shanghaiMinute(new Date(decision.decidedAt)),
    reviewOn: decision.reviewOn,
    approvedBy: nameOf(decision.approvedBy),
    endedBy: nameOf(decision.endedBy),
    endReason: decision.endReason,
  }))
}
