import * as calls from '@maojian/contract/calls/classification'
import * as chinaCalls from '@maojian/contract/calls/china-control'
import * as savedCalls from '@maojian/contract/calls/saved-classification'
import { route, type Route } from '../../http/route.ts'
import {
  listClassifications,
  recheckClassification,
  removeClassification,
  reviewClassification,
} from './change-classification.ts'
import { classifyProduct } from './classify-product.ts'
import { downloadRecord } from './download-record.ts'
import { copyClassification, saveClassification } from './save-classification.ts'
import { searchChinaControl } from './search-china-control.ts'
import { walkGuidedPath } from './walk-guided-path.ts'

export const classificationRoutes: readonly Route[] = [
  route(calls.classifyProduct, classifyProduct),
  route(chinaCalls.searchChinaControl, searchChinaControl),
  route(savedCalls.walkGuidedPath, walkGuidedPath),
  route(savedCalls.saveClassification, saveClassification),
  route(savedCalls.listClassifications, listClassifications),
  route(savedCalls.reviewClassification, reviewClassification),
  route(savedCalls.copyClassification, copyClassification),
  route(savedCalls.recheckClassification, recheckClassification),
  route(savedCalls.removeClassification, removeClassification),
  route(savedCalls.downloadClassification, downloadRecord),
]
