export { decisionsOf, decisionsOn, type DecisionsOn } from './decisions-on.ts'
export { savedDecisionPolicy, savedDecisions } from './store.ts'
