import { join } from 'node:path'
import { inspectHouse } from './house/inspect-house.ts'
import { plantCount, unreportedPlants } from './house/prove-house.ts'
import { medians } from './house/sizes.ts'

const start = performance.now()
const root = join(import.meta.dirname, '..')
const { files, textCount, faults } = inspectHouse(root)
const unreported = unreportedPlants(files)

for (const { path, line, rule, says } of faults) console.error(`${path}:${line} [${rule}] ${says}`)
for (const name of unreported) console.error(`the check is blind: ${name} was planted and not reported`)

const { file, fn } = medians(files)
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `house: ${files.length} source files and ${textCount} texts looked at, ` +
    `median file ${file} lines, median function ${fn} lines, ${faults.length} faults, ` +
    `${plantCount - unreported.length} of ${plantCount} planted faults reported, ${seconds} s`,
)
if (faults.length > 0 || unreported.length > 0) process.exitCode = 1
