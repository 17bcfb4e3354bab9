import { listLatest as call } from '@maojian/contract/calls/article'
import { route, type Route } from '../../http/route.ts'
import { listLatest } from './list-latest.ts'

export const articleRoutes: readonly Route[] = [route(call, listLatest)]
