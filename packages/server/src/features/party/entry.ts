export { getParty, type PartyEntry, type PartyRecord } from './get-party.ts'
export { resolveParties, type PartyChanges } from './resolve-parties.ts'
export { undoMerge } from './undo-merge.ts'
