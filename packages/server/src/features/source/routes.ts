import { listChanges as changesCall, listSources as call } from '@maojian/contract/calls/source'
import { route, type Route } from '../../http/route.ts'
import { listChanges } from './list-changes.ts'
import { listSources } from './list-sources.ts'

export const sourceRoutes: readonly Route[] = [route(call, listSources), route(changesCall, listChanges)]
