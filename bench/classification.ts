/**
 * Names of products that were written before the tables were changed for them
 * (features/classification/unseen-wordings.table.ts): how many lead to a right entry among the first five, how many of ordinary
 * goods are EAR99 without a candidate, and whether a controlled one is called EAR99. Prints the tuning half with what was
 * missed; `--evaluation` the other one, figures only; `--later` the wordings that were written after the tables had grown,
 * `--exporter` those of an exporter, `--clerk` those of a factory's clerk.
 */
import { parseArgs } from 'node:util'
import { suggestCodes } from '../packages/server/src/features/classification/classify-product.ts'
import { clerkWordings } from '../packages/server/src/features/classification/clerk-wordings.table.ts'
import { exporterWordings } from '../packages/server/src/features/classification/exporter-wordings.table.ts'
import {
  laterWordings,
  unseenWordings,
} from '../packages/server/src/features/classification/unseen-wordings.table.ts'
import { share, type Estimate } from './accuracy/pair-metrics.ts'
import { halfOf, type Half } from './accuracy/split.ts'
import { percentile, save } from './report.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    evaluation: { type: 'boolean', default: false },
    later: { type: 'boolean', default: false },
    exporter: { type: 'boolean', default: false },
    clerk: { type: 'boolean', default: false },
  },
})
const half: Half = values.evaluation ? 'evaluation' : 'tuning'
const shown = 5
const rounds = 3

interface Wording {
  readonly group: string
  readonly name: string
  /** None for ordinary goods. */
  readonly codes: readonly string[]
}

const asked = [
  [values.clerk, clerkWordings],
  [values.exporter, exporterWordings],
  [values.later, laterWordings],
] as const
const kept = asked.find(([isAsked]) => isAsked)?.[1] ?? unseenWordings

const wordings: readonly Wording[] = Object.entries(kept)
  .flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map(line => {
        const [name = '', codes = ''] = line.split(' | ')
        return { group, name, codes: codes === '-' ? [] : codes.split(' ') }
      }),
  )
  .filter(({ name }) => halfOf('classification', name) === half)

interface Answer {
  readonly wording: Wording
  readonly isRight: boolean
  readonly isFirst: boolean
  readonly usual: string | null
  readonly codes: readonly string[]
}

const answer = (wording: Wording): Answer => {
  const { candidates, usual } = suggestCodes(wording.name, shown)
  const found = candidates.map(({ code }) => code)
  const isHit = (code: string): boolean => wording.codes.some(one => code.startsWith(one))
  const isOrdinary = usual === 'EAR99' && found.length === 0
  const isRight = wording.codes.length === 0 ? isOrdinary : found.some(isHit)
  return { wording, isRight, isFirst: found.slice(0, 1).some(isHit), usual, codes: found }
}

const answers = wordings.map(answer)

interface Row {
  readonly what: string
  readonly names: number
  readonly right: Estimate
}

const rowOf = (what: string, some: readonly Answer[], isRight = (one: Answer) => one.isRight): Row => ({
  what,
  names: some.length,
  right: share(some.filter(isRight).length, some.length),
})

const controlled = answers.filter(one => one.wording.codes.length > 0)
const ordinary = answers.filter(one => one.wording.codes.length === 0)
const rows = [
  rowOf('controlled: right entry among five', controlled),
  rowOf('controlled: right entry first', controlled, one => one.isFirst),
  rowOf('controlled: not called EAR99', controlled, one => one.usual === null),
  rowOf('ordinary: EAR99 without candidates', ordinary),
  ...[...Map.groupBy(controlled, one => one.wording.group)].map(([group, some]) =>
    rowOf(`category or kind ${group}`, some),
  ),
]

const timed = (): number => {
  const each: number[] = []
  for (let round = 0; round < rounds; round++)
    for (const { name } of wordings) {
      const start = performance.now()
      suggestCodes(name, shown)
      each.push(performance.now() - start)
    }
  return percentile(
    each.toSorted((a, b) => a - b),
    0.95,
  )
}

const percent = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(1)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`

const p95 = timed()
console.log(`\nclassification: unseen wordings, ${half} half; p95 ${p95.toFixed(2)} ms a name\n`)
console.table(rows.map(row => ({ what: row.what, names: row.names, 'right %': percent(row.right) })))
if (half === 'tuning')
  for (const { wording, codes, usual } of answers.filter(one => !one.isRight))
    console.log(
      `${wording.group}\t${wording.name}\t${wording.codes.join(' ') || '-'}\t→ ${codes.join(' ')} ${usual ?? ''}`,
    )
save('classification', { half, rows, p95 })
