import * as calls from '@maojian/contract/calls/eccn'
import { route, type Route } from '../../http/route.ts'
import { getCclExtras, getCclItem } from './get-ccl-item.ts'
import { getEccn } from './get-eccn.ts'
import { mapEccn } from './map-eccn.ts'
import { searchEccns } from './search-eccns.ts'
import { listItemIndustries, listReference, suggestCcl } from './suggest-ccl.ts'

export const eccnRoutes: readonly Route[] = [
  route(calls.searchEccns, searchEccns),
  route(calls.getEccn, getEccn),
  route(calls.mapEccn, mapEccn),
  route(calls.getCclItem, getCclItem),
  route(calls.getCclExtras, getCclExtras),
  route(calls.suggestCcl, suggestCcl),
  route(calls.listReference, listReference),
  route(calls.listItemIndustries, listItemIndustries),
]
