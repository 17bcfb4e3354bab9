export { readHead, type TableHead } from './guess-columns.ts'
export { resultCells, resultTitles } from './result-table.ts'
export { screenBatches } from './screen-batches.ts'
export { openScreeningPool, type ScreeningPool } from './screening-pool.ts'
