export { findDispositions } from './find-dispositions.ts'
export { decidedSince, decisionsOf, decisionsOn } from './decisions-on.ts'
export { newestOn, type OpenDecision } from './open-decision.ts'
export { proposedKeys, sequencesOf } from './decided-keys-store.ts'
export { decideMatches } from './decide-matches.ts'
export { asksFourEyes } from './policy-store.ts'
export { countOpenDecisions, decisionsMark } from './store.ts'
export { savedDecisionPolicy, savedDecisions } from './saved-decisions-store.ts'
export {
  allDecisions,
  decidingOrganisations,
  deleteChanges,
  organisationsHolding,
  waitingChanges,
  waitingOrganisations,
} from './change-store.ts'
export { changeText, noteChanges } from './note-changes.ts'
export {
  differences,
  sealedChanges,
  sealedOf,
  type SealedChange,
  type SealedDecision,
} from './sealed-decision.ts'
export type { Decision, DecisionChange } from './tables.ts'
