import { publishGraphJob } from '../features/enterprise/entry.ts'
import { recordBatchJob, sealDecisionsJob } from '../features/evidence/entry.ts'
import { writeMessageJob } from '../features/message/entry.ts'
import { rescreenJob, tellChannelsJob, tellOutsideJob, watchReportJob } from '../features/watch/entry.ts'
import { publishIndexJob } from './publish-index-job.ts'
import { subscribe, type Subscription } from '../events/subscription.ts'

/** Who listens to which event, and the job that each asks for. */
export const subscriptions: readonly Subscription[] = [
  subscribe('login.newAddress', writeMessageJob, event => ({ event })),
  subscribe('phone.changed', writeMessageJob, event => ({ event })),
  subscribe('membership.granted', writeMessageJob, event => ({ event })),
  subscribe('organisation.invited', writeMessageJob, event => ({ event })),
  subscribe('organisation.joined', writeMessageJob, event => ({ event })),
  subscribe('organisation.removed', writeMessageJob, event => ({ event })),
  subscribe('organisation.handedOver', writeMessageJob, event => ({ event })),
  subscribe('batch.finished', recordBatchJob, ({ data }) => ({ id: data.id })),
  subscribe('decision.changed', sealDecisionsJob, ({ data }) => data),
  subscribe('party.changed', publishIndexJob, () => ({})),
  subscribe('party.changed', writeMessageJob, event => ({ event })),
  subscribe('index.published', rescreenJob, () => ({})),
  subscribe('index.published', publishGraphJob, () => ({})),
  subscribe('report.frozen', watchReportJob, ({ data }) => data),
  subscribe('watch.changed', writeMessageJob, event => ({ event })),
  subscribe('watch.changed', tellChannelsJob, ({ data }) => data),
  subscribe('watch.undelivered', writeMessageJob, event => ({ event })),
  subscribe('watch.unscreened', writeMessageJob, event => ({ event })),
  subscribe('watch.unscreened', tellOutsideJob, ({ data }) => data),
  subscribe('edition.published', writeMessageJob, event => ({ event })),
]
