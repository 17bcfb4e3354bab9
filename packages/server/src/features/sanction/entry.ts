export { chineseNameById } from './subject-words.ts'
export { listWords } from './list-words.ts'
export { hitSummary, type HitSummary } from './hit-summary.ts'
