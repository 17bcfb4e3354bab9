export { getParty, type PartyEntry, type PartyRecord } from './get-party.ts'
export { companyNameKey, givenFamilyKey, personNameKey, wholeNameKey } from './name-key.ts'
export { resolveParties, type PartyChanges } from './resolve-parties.ts'
export { undoMerge } from './undo-merge.ts'
