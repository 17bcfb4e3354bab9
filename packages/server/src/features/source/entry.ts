export { joinZh, listWords, type ListWords } from './list-words.ts'
export { sourceStates, type SourceState } from './source-states.ts'
