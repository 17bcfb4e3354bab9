export { writeMessageJob } from './message-job.ts'
export { writeMessages } from './write-message.ts'

export { personalMessages } from './store.ts'
