import { decisionAnswers } from '@maojian/contract/calls/decision'
import type { Decision } from './tables.ts'

/** Who was decided about, and how, as the log of who did what tells it. */
export const auditedPair = ({ subject_name, party_name, same }: Decision) => ({
  name: subject_name,
  party: party_name,
  decision: decisionAnswers[same],
})
