import * as calls from '@maojian/contract/calls/article'
import { route, type Route } from '../../http/route.ts'
import { getSanctionNews } from './get-sanction-news.ts'
import { listLatest } from './list-latest.ts'

export const articleRoutes: readonly Route[] = [
  route(calls.listLatest, listLatest),
  route(calls.getSanctionNews, getSanctionNews),
]
