export { joinZh, listWords } from './list-words.ts'
export { sourceStates, type SourceState } from './source-states.ts'
export { staleLists, tellsStale } from './stale-lists.ts'
