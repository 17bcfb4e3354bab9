export { compareUnits } from './compare-units.ts'
export { officialText, type OfficialText } from './official-text.ts'
export {
  currentEditions,
  digestsInUse,
  lastCheck,
  noteCheck,
  currentUnits,
  publishEdition,
  type RegulationEdition,
} from './store.ts'
