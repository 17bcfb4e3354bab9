export { findDispositions } from './find-dispositions.ts'
export { decidedSince, decisionsOf, decisionsOn, type DecisionsOn } from './decisions-on.ts'
export { proposedKeys } from './decided-keys-store.ts'
export { decideMatches } from './decide-matches.ts'
export {
  asksFourEyes,
  countOpenDecisions,
  decisionsMark,
  savedDecisionPolicy,
  savedDecisions,
} from './store.ts'
