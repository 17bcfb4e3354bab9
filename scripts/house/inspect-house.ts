import { cycles } from './cycles.ts'
import { doors } from './doors.ts'
import type { Fault, HouseFile } from './house-file.ts'
import { mutedTests } from './muted-tests.ts'
import { names } from './names.ts'
import { packageArrows } from './package-arrows.ts'
import { readHouse } from './read-house.ts'
import { readTexts } from './read-texts.ts'
import { roomArrows } from './room-arrows.ts'
import { sizes } from './sizes.ts'
import { texts } from './texts.ts'

const rules = [packageArrows, roomArrows, doors, cycles, sizes, names, mutedTests]

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
