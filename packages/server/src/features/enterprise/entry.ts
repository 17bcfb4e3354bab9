export { publishGraphJob } from './publish-graph-job.ts'
export { publishGraph, type PublishGraphContext } from './publish-graph.ts'
export { saveEnterprises, saveRelations, type ImportRun } from './import-store.ts'
export { readRegister, type ToldColumns } from './read-register.ts'
export {
  beginImport,
  findSource,
  finishImport,
  listSources,
  removeSource,
  type EnterpriseSource,
} from './source-store.ts'
export type { RowProblem } from './tables.ts'
export { traceStored } from './trace-enterprise.ts'
export { enterpriseOfParty, relatedEnterprises, type RelatedEnterprise } from './related-enterprises.ts'
export { storedOwners } from './stored-owners.ts'
export type { StoredQuestion } from './ownership-of.ts'
