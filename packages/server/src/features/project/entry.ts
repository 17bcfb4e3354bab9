export { checkProjectJob } from './check-job.ts'
export { checkProject } from './check-project.ts'
export { savedProjectReports, savedProjects } from './saved-project-store.ts'
export { forgetDeletedProjects } from './store.ts'
