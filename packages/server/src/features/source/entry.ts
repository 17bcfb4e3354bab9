export { publisherRhythm } from './publisher-rhythm.ts'
export { joinZh, listWords } from './list-words.ts'
export { sourceStates, type SourceState } from './source-states.ts'
