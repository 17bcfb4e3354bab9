export { fileWire, type FileWire } from './file-wire.ts'
export { removeOrphans } from './remove-orphans.ts'
export { findFiles, keepCard, keepFiles, personalFiles, releaseFiles, savedFiles } from './store.ts'
