export { answerDocument } from './answer-document.ts'
export { renderDocument, renderJob } from './render-job.ts'
export { forgetRenderings, personalRenderings } from './store.ts'
