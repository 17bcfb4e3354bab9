export { hitSummary, type HitSummary } from './hit-summary.ts'
