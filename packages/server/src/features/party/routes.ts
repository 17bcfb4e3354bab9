import * as calls from '@maojian/contract/calls/party'
import { route, type Route } from '../../http/route.ts'
import { getPartyHistory } from './get-party-history.ts'
import { joinParties } from './join-parties.ts'
import { setApart } from './set-apart.ts'
import { undoPartyChange } from './undo-party-change.ts'

export const partyRoutes: readonly Route[] = [
  route(calls.getPartyHistory, getPartyHistory),
  route(calls.joinParties, joinParties),
  route(calls.setApart, setApart),
  route(calls.undoPartyChange, undoPartyChange),
]
