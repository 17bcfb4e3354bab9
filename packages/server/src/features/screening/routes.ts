import * as calls from '@maojian/contract/calls/screening'
import { route, type Route } from '../../http/route.ts'
import type { OwnedData } from '../organisation/entry.ts'
import { cancelBatch } from './cancel-batch.ts'
import { deleteBatch } from './delete-batch.ts'
import type { FindDispositions } from './dispositions.ts'
import { downloadBatch } from './download-batch.ts'
import { getBatch } from './get-batch.ts'
import { listBatchResults } from './list-batch-results.ts'
import { listBatches } from './list-batches.ts'
import { repeatBatch } from './repeat-batch.ts'
import { startBatch } from './start-batch.ts'
import { uploadBatch } from './upload-batch.ts'

export const screeningRoutes = (owned: OwnedData, dispositions: FindDispositions): readonly Route[] => [
  route(calls.uploadBatch, uploadBatch(owned)),
  route(calls.listBatches, listBatches),
  route(calls.getBatch, getBatch),
  route(calls.startBatch, startBatch),
  route(calls.repeatBatch, repeatBatch(owned)),
  route(calls.cancelBatch, cancelBatch),
  route(calls.deleteBatch, deleteBatch),
  route(calls.listBatchResults, listBatchResults(dispositions)),
  route(calls.downloadBatch, downloadBatch(dispositions)),
]
