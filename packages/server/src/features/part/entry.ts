export { findPart, savedPartFiles, savedParts } from './store.ts'
export { importParts, type PartAccount } from './import-parts.ts'
