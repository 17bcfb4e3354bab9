import * as calls from '@maojian/contract/calls/ownership'
import { route, type Route } from '../../http/route.ts'
import { traceOwners } from './trace-owners.ts'

export const ownershipRoutes: readonly Route[] = [route(calls.traceOwnership, traceOwners)]
