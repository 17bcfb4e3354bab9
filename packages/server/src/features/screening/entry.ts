export { screenBatchJob } from './batch-job.ts'
export { entryKeys, partyMark, stillHolds, subjectKey } from './kept-decision.ts'
export { chunkDigests } from './chunk-store.ts'
export { guessedNames } from './guess-columns.ts'
export { findBatch, findFinishedBatch } from './store.ts'
export { reportedRows, type ReportedRow } from './reported-rows.ts'
export { findBatchPairs } from './read-batch-rows.ts'
export type { FindDispositions, FoundPair } from './dispositions.ts'
export { runBatch } from './run-batch.ts'
export { endLostBatches } from './end-lost-batches.ts'
export { listWarning } from './answer-basis.ts'
export { presentWarning } from './present-warning.ts'
export { misprintWarning } from './misprinted-code.ts'
export { decisionWords } from './decision-words.ts'
export { hitWords, listNames } from './hit-words.ts'
export { packSync, unpackSync } from './packed.ts'
export { needBirthDate } from './comparable-birth-date.ts'
export { batchSubjects, type BatchSubject } from './batch-subjects.ts'
export {
  findsAnybody,
  questionOf,
  screenSubject,
  type FoundHit,
  type FoundNear,
  type HitState,
  type Screening,
} from './screen-subject.ts'
export { openScreener, screenBeside, type ScreenedSubject, type Screener } from './screener.ts'
export type { KeptDecision, Screened, ScreeningTerms } from './screening-terms.ts'
export { entryStandings, subjectStanding } from './entry-standing.ts'
export { countriesZh, effectWire, listLabels } from './subject-words.ts'
export { savedBatches } from './saved-batches.ts'
export { matchInquiry } from './yente/match-inquiry.ts'
