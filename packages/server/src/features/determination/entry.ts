export { exceptionWire, stepWire, verdictWire } from './determination-words.ts'
export { endUsesOf } from './question-of.ts'
export { screenEndUser } from './screen-end-user.ts'
export { withOpenHits } from './with-open-hits.ts'
