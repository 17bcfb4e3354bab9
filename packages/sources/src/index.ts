export type * from './types.ts'
export { FormatFault, isRelation } from './types.ts'
export { findFormat, listFormats } from './formats/index.ts'
export { findListSource, listSources, sourceOfDataset } from './lists/index.ts'
