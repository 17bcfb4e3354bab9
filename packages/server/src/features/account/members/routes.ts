import * as calls from '@maojian/contract/calls/organisation'
import { route, type Route } from '../../../http/route.ts'
import type { SavedWork } from '../../organisation/entry.ts'
import { handOverOrganisation, removeMember, setMemberRole } from './change-members.ts'
import { getOrganisation } from './get-organisation.ts'
import { createInvitation, listInvitations, listOwnInvitations, revokeInvitation } from './invitations.ts'
import { joinOrganisation, showInvitation } from './join-organisation.ts'
import { leaveOrganisation } from './leave-organisation.ts'
import { updateOrganisation } from './update-organisation.ts'

/** `work`: what nouns keep for an organisation, which may move with its last member. */
export const memberRoutes = (work: readonly SavedWork[]): readonly Route[] => [
  route(calls.getOrganisation, getOrganisation),
  route(calls.updateOrganisation, updateOrganisation),
  route(calls.setMemberRole, setMemberRole),
  route(calls.removeMember, removeMember),
  route(calls.handOverOrganisation, handOverOrganisation),
  route(calls.leaveOrganisation, leaveOrganisation),
  route(calls.createInvitation, createInvitation),
  route(calls.listInvitations, listInvitations),
  route(calls.revokeInvitation, revokeInvitation),
  route(calls.listOwnInvitations, listOwnInvitations),
  route(calls.showInvitation, showInvitation(work)),
  route(calls.joinOrganisation, joinOrganisation(work)),
]
