export type { ProjectStart } from './filled-in.ts'
export { dealItemOf } from './item-judgement.ts'
export {
  begunFlow,
  deleteFlow,
  flowOfItem,
  forgetItem,
  insertFlow,
  lockFlow,
  savedItemFlows,
  saveFlow,
  unfinishedFlows,
} from './store.ts'
export type { ItemFlow } from './tables.ts'
export { lookAt, showPage, stepBack, stepForward } from './walk-item.ts'
