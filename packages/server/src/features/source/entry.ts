export { sourceStates, type SourceState } from './source-states.ts'
