export { removeOrphans } from './remove-orphans.ts'
export { keepCard, personalFiles, savedFiles } from './store.ts'
