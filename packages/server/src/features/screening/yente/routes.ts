import * as calls from '@maojian/contract/calls/yente'
import { route, type Route } from '../../../http/route.ts'
import { getCatalog, yenteHealth } from './get-catalog.ts'
import { getEntity } from './get-entity.ts'
import { matchEntities } from './match-entities.ts'
import { searchEntities } from './search-entities.ts'

/** The open matching interface: paths and shapes of OpenSanctions' yente. */
export const yenteRoutes: readonly Route[] = [
  route(calls.matchEntities, matchEntities),
  route(calls.searchEntities, searchEntities),
  route(calls.getEntity, getEntity),
  route(calls.yenteHealth, yenteHealth),
  route(calls.getCatalog, getCatalog),
]
