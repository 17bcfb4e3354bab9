export { compareUnits } from './compare-units.ts'
export { officialText, type OfficialText } from './official-text.ts'
export {
  currentEditions,
  currentUnits,
  publishEdition,
  type NewEdition,
  type RegulationEdition,
} from './store.ts'
