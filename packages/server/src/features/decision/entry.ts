export { findDispositions } from './find-dispositions.ts'
export { decidedSince, decisionsOf, decisionsOn } from './decisions-on.ts'
export { newestOn, type OpenDecision } from './open-decision.ts'
export {
  asksFourEyes,
  countOpenDecisions,
  decisionsMark,
  savedDecisionPolicy,
  savedDecisions,
} from './store.ts'
