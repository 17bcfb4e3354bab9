import { cycles } from './cycles.ts'
import { days } from './days.ts'
import { doors } from './doors.ts'
import type { Fault, HouseFile } from './house-file.ts'
import { innerRooms } from './inner-rooms.ts'
import { mutedTests } from './muted-tests.ts'
import { names } from './names.ts'
import { packageArrows } from './package-arrows.ts'
import { readHouse } from './read-house.ts'
import { readTexts } from './read-texts.ts'
import { roomArrows } from './room-arrows.ts'
import { scopedWork } from './scoped-work.ts'
import { sizes } from './sizes.ts'
import { sqlInStores } from './sql-in-stores.ts'
import { texts } from './texts.ts'

const rules = [
  packageArrows,
  roomArrows,
  innerRooms,
  doors,
  cycles,
  sizes,
  names,
  mutedTests,
  days,
  scopedWork,
  sqlInStores,
]

export interface Inspection {
  readonly files: readonly HouseFile[]
  /** How many texts, sources among them, were searched for what must not stand there. */
  readonly textCount: number
  readonly faults: readonly Fault[]
}

export const inspectHouse = (root: string): Inspection => {
  const files = readHouse(root)
  const documents = readTexts(root)
  const faults = [...rules.flatMap(rule => rule(files)), ...texts(documents)]
  return { files, textCount: documents.length, faults }
}
