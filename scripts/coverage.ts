import { join } from 'node:path'
import { expectedRows, rowCounts } from './coverage/expected-rows.table.ts'
import { namedRows, rowId } from './coverage/named-rows.ts'
import { readHouse } from './house/read-house.ts'

const named = namedRows(readHouse(join(import.meta.dirname, '..')))
const areas = Map.groupBy(
  expectedRows.flatMap(([area, part, from, to]) =>
    Array.from({ length: to - from + 1 }, (_, step) => ({ area, id: rowId(part, from + step) })),
  ),
  one => one.area,
)

for (const [area, rows] of areas) {
  const open = rows.filter(one => !named.has(one.id)).map(one => one.id)
  const rest = open.length === 0 ? '' : `; not named by a test: ${open.join(' ')}`
  console.log(`${area.padEnd(10)} ${rows.length - open.length} of ${rows.length} covered${rest}`)
}

const expected = new Set([...areas.values()].flat().map(one => one.id))
const covered = [...expected].filter(id => named.has(id)).length
const beyond = [...named.keys()].filter(id => !expected.has(id)).toSorted()
console.log(`${covered} of ${expected.size} expected rows covered`)
if (beyond.length > 0) console.log(`beyond the expectation: ${beyond.join(' ')}`)

const unknown = beyond.filter(
  id => Number(id.slice(3)) > rowCounts[id[1] === '1' ? 1 : 2] || id.endsWith('000'),
)
for (const id of unknown)
  console.error(`${id} is no row of the checklist: ${[...(named.get(id) ?? [])].join(', ')}`)
if (unknown.length > 0) process.exitCode = 1
