import * as calls from '@maojian/contract/calls/deal'
import { route, type Route } from '../../http/route.ts'
import { checkDeal } from './check-deal.ts'

export const dealRoutes: readonly Route[] = [route(calls.checkDeal, checkDeal)]
