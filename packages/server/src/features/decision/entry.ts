export { decisionsOf, decisionsOn, type DecisionsOn } from './decisions-on.ts'
export { asksFourEyes, savedDecisionPolicy, savedDecisions } from './store.ts'
