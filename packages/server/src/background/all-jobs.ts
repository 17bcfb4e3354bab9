import type { SnapshotMeta } from '@maojian/screening'
import type { Config } from '../config.ts'
import type { Outbound } from '../adapters/outbound.ts'
import type { FileStore } from '../adapters/file-store.ts'
import { newsFeedJob, readFeeds } from '../features/article/entry.ts'
import { decisionsOf } from '../features/decision/entry.ts'
import {
  noteHeadsJob,
  noteStandingHeads,
  recordBatch,
  recordBatchJob,
  repeatAsked,
  repeatRecordJob,
  sealDecisions,
  sealDecisionsJob,
  sealWaiting,
  sealWaitingJob,
} from '../features/evidence/entry.ts'
import { writeMessageJob, writeMessages } from '../features/message/entry.ts'
import { checkProject, checkProjectJob } from '../features/project/entry.ts'
import { renderDocument, renderJob } from '../features/rendering/entry.ts'
import { runBatch, screenBatchJob } from '../features/screening/entry.ts'
import {
  deliverJob,
  deliverOne,
  tellChannels,
  tellChannelsJob,
  tellOutside,
  tellOutsideJob,
  tellUnscreened,
  tellUnscreenedJob,
  fillWatch,
  fillWatchJob,
  rescreenJob,
  rescreenWatches,
  watchReport,
  watchReportJob,
} from '../features/watch/entry.ts'
import type { FetchContext } from '../ingest/fetch-raw.ts'
import type { JobQueue } from '../jobs/job-queue.ts'
import { bindJob, type BoundJob } from './bound-job.ts'
import { houseKeepingJob, keepHouse } from './house-keeping-job.ts'
import { listRefreshJob, refreshDueLists } from './list-refresh-job.ts'
import { publishGraphJob } from '../features/enterprise/entry.ts'
import { publishStandingGraph } from './publish-graph.ts'
import { publishIndexJob, publishStandingIndex } from './publish-index-job.ts'
import { refreshRegulationText, regulationRefreshJob } from './regulation-refresh-job.ts'
import { sweepRawFiles, sweepRawJob } from './sweep-raw-job.ts'

export interface BackgroundContext {
  readonly config: Pick<Config, 'keepYears' | 'dataDir' | 'evidenceKeyFile' | 'smtp' | 'publicUrl' | 'port'>
  readonly ingest: FetchContext
  readonly outbound: Outbound
  readonly files: FileStore
  readonly jobs: JobQueue
  readonly log: (message: string, error?: unknown) => void
}

/** Every job of the product and who does it: one line each. */
export const allJobs = ({
  config,
  ingest,
  outbound,
  files,
  jobs,
  log,
}: BackgroundContext): readonly BoundJob[] => {
  const { database, snapshots, now } = ingest
  const findSnapshot = async (id: string) => {
    const row = await snapshots.find(id)
    return row && { id: row.id, meta: row.meta as SnapshotMeta }
  }
  return [
    bindJob(publishIndexJob, publishStandingIndex(ingest)),
    bindJob(publishGraphJob, publishStandingGraph(ingest)),
    bindJob(newsFeedJob, readFeeds({ db: database.db, outbound: ingest.outbound, now, log })),
    bindJob(listRefreshJob, refreshDueLists(ingest, log)),
    bindJob(regulationRefreshJob, refreshRegulationText(ingest, log)),
    bindJob(checkProjectJob, ({ id }, run) =>
      checkProject({ db: database.db, snapshots, config, now, log }, id, run),
    ),
    bindJob(screenBatchJob, ({ id }, run) =>
      runBatch(
        {
          db: database.db,
          snapshots,
          now,
          log,
          decisionsOf: organisationId => decisionsOf(database.db, { organisationId }, now()),
        },
        id,
        run,
      ),
    ),
    bindJob(recordBatchJob, recordBatch({ db: database.db, config, findSnapshot }, now)),
    bindJob(sealDecisionsJob, sealDecisions({ db: database.db, config }, now)),
    bindJob(sealWaitingJob, sealWaiting({ db: database.db, config, jobs }, now)),
    bindJob(repeatRecordJob, repeatAsked({ db: database.db, snapshots, now })),
    bindJob(rescreenJob, rescreenWatches({ db: database.db, snapshots, now })),
    bindJob(fillWatchJob, fillWatch({ db: database.db, jobs })),
    bindJob(watchReportJob, watchReport({ db: database.db, jobs, now })),
    bindJob(tellChannelsJob, tellChannels({ db: database.db, jobs, now })),
    bindJob(tellOutsideJob, tellOutside({ db: database.db, jobs, now })),
    bindJob(tellUnscreenedJob, tellUnscreened({ db: database.db, now })),
    bindJob(deliverJob, deliverOne({ db: database.db, outbound, config, now })),
    bindJob(noteHeadsJob, noteStandingHeads(database.db, config, now)),
    bindJob(renderJob, renderDocument(database.db)),
    bindJob(sweepRawJob, sweepRawFiles(ingest)),
    bindJob(writeMessageJob, writeMessages(database.db, now)),
    bindJob(houseKeepingJob, keepHouse({ database, files, jobs, config, now })),
  ]
}
