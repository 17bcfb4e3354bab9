import * as calls from '@maojian/contract/calls/report'
import { route, type Route } from '../../http/route.ts'
import { getFigures } from './get-figures.ts'

export const reportRoutes: readonly Route[] = [route(calls.complianceFigures, getFigures)]
