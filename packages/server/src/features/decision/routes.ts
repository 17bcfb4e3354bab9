import * as calls from '@maojian/contract/calls/decision'
import { route, type Route } from '../../http/route.ts'
import { approveDecision, setFourEyes, withdrawDecision } from './change-decision.ts'
import { decideHit } from './decide-hit.ts'
import { decideRows } from './decide-rows.ts'
import { listDecisions } from './list-decisions.ts'

export const decisionRoutes: readonly Route[] = [
  route(calls.decideHit, decideHit),
  route(calls.decideRows, decideRows),
  route(calls.listDecisions, listDecisions),
  route(calls.approveDecision, approveDecision),
  route(calls.withdrawDecision, withdrawDecision),
  route(calls.setFourEyes, setFourEyes),
]
