/**
 * Listed Latin names with one slip of the pen, with two, and with a letter that changed places with a space: how often the
 * party is among the first ten. On the lists of MAOJIAN_DATA. Prints the tuning half; `--evaluation` the other one;
 * `--missed FILE` writes what was not found of the tuning half.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIndex, openIndex } from '@maojian/screening'
import { loadLists } from './accuracy/lists.ts'
import { share } from './accuracy/pair-metrics.ts'
import type { Half } from './accuracy/split.ts'
import { save } from './report.ts'
import { typedNames, typoKinds, typoParties, type Typed } from './typos/cases.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { evaluation: { type: 'boolean', default: false }, missed: { type: 'string' } },
})
const half: Half = values.evaluation ? 'evaluation' : 'tuning'
if (values.evaluation && values.missed !== undefined) {
  console.error('--missed: cases of the evaluation half are not shown, so that nothing is tuned on them')
  process.exit(2)
}

const amongFirst = 10

const lists = loadLists()
const index = openIndex(buildIndex(lists.subjects, lists.meta))

const isFound = ({ at, text }: Typed): boolean =>
  index.search({ text, limit: amongFirst }).hits.some(hit => hit.subject === at)

const missed: string[] = []
const rows = typoKinds.flatMap(kind =>
  typoParties.map(party => {
    const names = typedNames(lists.subjects, kind, { party, half })
    const lost = names.filter(one => !isFound(one))
    missed.push(...lost.map(({ text, name }) => `${kind.what}, ${party} | ${text} | ${name}`))
    return { kind, party, names: names.length, found: share(names.length - lost.length, names.length) }
  }),
)

const corpus = `${half} half; listed Latin names of 10 to 70 letters, snapshot ${lists.pointer}`
console.log(`typos: ${corpus}\n\nFound among the first ten, % with 95 % Wilson interval`)
console.table(
  rows.map(({ kind, party, names, found }) => ({
    kind: kind.what,
    party,
    names,
    found: `${(100 * found.value).toFixed(1)} (${(100 * found.low).toFixed(1)}–${(100 * found.high).toFixed(1)})`,
    wanted: `${(100 * kind.wanted).toFixed(0)} ${found.value >= kind.wanted ? 'met' : 'MISSED'}`,
  })),
)
if (values.missed !== undefined) writeFileSync(values.missed, `${missed.join('\n')}\n`)
const name = values.evaluation ? 'typos-evaluation' : 'typos'
save(name, {
  command: `npm run bench -- typos${values.evaluation ? ' --evaluation' : ''}`,
  corpus,
  rows: rows.map(({ kind, party, names, found }) => ({ what: kind.what, party, names, found })),
})
