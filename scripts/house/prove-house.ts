import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Fault, type HouseFile, ruleNames } from './house-file.ts'
import { inspectHouse } from './inspect-house.ts'
import { type Plant, plants } from './plants.ts'

const write = (root: string, path: string, text: string): void => {
  mkdirSync(join(root, dirname(path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

const reports = (faults: readonly Fault[], plant: Plant): boolean =>
  faults.some(
    fault =>
      fault.rule === plant.rule && (fault.path === plant.reported || fault.says.includes(plant.reported)),
  )

/** Rules of which no fault is planted: nothing shows that they still look. */
const unproven = (): string[] =>
  ruleNames
    .filter(rule => !plants.some(plant => plant.rule === rule))
    .map(rule => `no fault of the rule ${rule} is planted`)

/** Plants one fault of each kind in a temporary copy and names those that went unreported. */
export const unreportedPlants = (files: readonly HouseFile[]): string[] => {
  const copy = mkdtempSync(join(tmpdir(), 'house-proof-'))
  try {
    for (const file of files) write(copy, file.path, file.text)
    for (const plant of plants)
      for (const [path, text] of Object.entries(plant.files)) write(copy, path, text)
    const { faults } = inspectHouse(copy)
    return [...unproven(), ...plants.filter(plant => !reports(faults, plant)).map(plant => plant.name)]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

export const plantCount = plants.length
