export { eraseVacant } from './erase-vacant.ts'
export {
  deleteInvitation,
  findInvitation,
  insertInvitation,
  invitationsOf,
  invitationsTo,
  savedInvitations,
  takeInvitation,
  type Invitation,
  type InvitationName,
} from './invitation-store.ts'
export { changeOwn, deleteOwn, needOwn, ownIfThere } from './own-row-store.ts'
export { needUnchanged, nextVersion } from './row-version.ts'
export {
  inPages,
  rowsOf,
  savedRows,
  type Erasing,
  type OwnedData,
  type PersonalData,
  type Reading,
  type SavedRow,
  type ShownTo,
  type SavedWork,
} from './saved-work.ts'
export {
  changeableBy,
  isOwn,
  isShared,
  needWriter,
  ofOrganisation,
  ofOrganisationOrShared,
  savedBy,
  sharedBy,
} from './scope.ts'
export {
  findOrganisation,
  insertOrganisation,
  lockOrganisations,
  renameOrganisation,
  reoccupyOrganisation,
  vacateOrganisation,
  type Organisation,
} from './store.ts'
export { needRoom } from './storage.ts'
