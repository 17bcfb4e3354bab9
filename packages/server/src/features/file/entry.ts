export { removeOrphans } from './remove-orphans.ts'
export { filesOf, keepFile } from './store.ts'
