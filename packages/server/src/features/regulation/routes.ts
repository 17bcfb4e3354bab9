import * as calls from '@maojian/contract/calls/regulation'
import { route, type Route } from '../../http/route.ts'
import { getRegulation } from './get-regulation.ts'

export const regulationRoutes: readonly Route[] = [route(calls.getRegulation, getRegulation)]
