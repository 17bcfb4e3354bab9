import { lookForHts } from './held-hts.ts'
import { lookForPlaces } from './held-places.ts'

/** Where facts stand that an operator brought into the data folder. */
export const lookForHeld = (dataDir: string): void => {
  lookForHts(dataDir)
  lookForPlaces(dataDir)
}
