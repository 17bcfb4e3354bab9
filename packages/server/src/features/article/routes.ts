import * as calls from '@maojian/contract/calls/article'
import { route, type Route } from '../../http/route.ts'
import { getSanctionNews } from './get-sanction-news.ts'
import { getStoredNews } from './get-stored-news.ts'
import { listLatest } from './list-latest.ts'
import { listPartyNews } from './list-party-news.ts'

export const articleRoutes: readonly Route[] = [
  route(calls.listLatest, listLatest),
  route(calls.getSanctionNews, getSanctionNews),
  route(calls.getStoredNews, getStoredNews),
  route(calls.listPartyNews, listPartyNews),
]
