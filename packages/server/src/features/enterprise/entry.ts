export { companiesBelow } from './companies-below.ts'
export { publishGraphJob } from './publish-graph-job.ts'
export { publishGraph, type PublishGraphContext } from './publish-graph.ts'
export { saveEnterprises, saveRelations, type ImportRun } from './import-store.ts'
export { readRegister, type ToldColumns } from './read-register.ts'
export {
  beginImport,
  findSource,
  finishImport,
  listSources,
  namelessEnds,
  removeSource,
  type EnterpriseSource,
} from './source-store.ts'
export type { RowProblem } from './tables.ts'
export { traceStored } from './trace-enterprise.ts'
export {
  enterpriseOfParty,
  isEnterpriseId,
  relatedEnterprises,
  storedEnterprise,
  type RelatedEnterprise,
} from './related-enterprises.ts'
export { graphAnswers, tied, tieWords, type AnswerByGraph, type GraphAnswer } from './graph-answer.ts'
export { staleGraph } from './stale-graph.ts'
export { isInGraph } from './held-in-graph.ts'
export { listedNamesOf } from './tied-nodes.ts'
export { publishedOwners } from './published-owners.ts'
export { namelessWords } from './nameless-words.ts'
export { namesakeWords } from './namesake-words.ts'
export { ownersElsewhere } from './other-lists.ts'
export { storedOwners, type OwnerSource } from './stored-owners.ts'
export type { StoredQuestion } from './ownership-of.ts'
