export { findDispositions } from './find-dispositions.ts'
export { decidedSince, decisionsOf, decisionsOn } from './decisions-on.ts'
export { newestOn, type OpenDecision } from './open-decision.ts'
export { proposedKeys, sequencesOf } from './decided-keys-store.ts'
export { decideMatches } from './decide-matches.ts'
export {
  asksFourEyes,
  countOpenDecisions,
  decisionsMark,
  savedDecisionPolicy,
  savedDecisions,
} from './store.ts'
