export type * from './types.ts'
export { FormatFault, isRelation } from './types.ts'
