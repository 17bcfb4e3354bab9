import * as calls from '@maojian/contract/calls/sanction'
import { listChinaNotices as chinaCall } from '@maojian/contract/calls/china'
import * as detailCalls from '@maojian/contract/calls/sanction-detail'
import { route, type Route } from '../../http/route.ts'
import { comparePairOfNames } from './answer-pair.ts'
import { downloadSanctionDetail } from './download-sanction-detail.ts'
import { getRecord } from './get-record.ts'
import { getSanctionDetail } from './get-sanction-detail.ts'
import { getSanctionEntity } from './get-sanction-entity.ts'
import { listChinaNotices } from './list-china-notices.ts'
import { listWarnings } from './list-warnings.ts'
import { searchHits, searchSanctions } from './search-sanctions.ts'
import { suggestNames } from './suggest-names.ts'

export const sanctionRoutes: readonly Route[] = [
  route(calls.searchSanctions, searchSanctions),
  route(calls.searchHits, searchHits),
  route(calls.pairNames, comparePairOfNames),
  route(calls.suggestNames, suggestNames),
  route(calls.listWarnings, listWarnings),
  route(chinaCall, listChinaNotices),
  route(detailCalls.getSanctionDetail, getSanctionDetail),
  route(detailCalls.downloadSanctionDetail, downloadSanctionDetail),
  route(detailCalls.getSanctionEntity, getSanctionEntity),
  route(detailCalls.getRecord, getRecord),
]
