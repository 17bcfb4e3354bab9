/**
 * Listed names held whole with something ordinary beside them (beside/wordings.table.ts), and listed names with other
 * facts of the customer: how often the true party is not among the results; and how often ordinary names alert.
 * On the lists of MAOJIAN_DATA. Prints the tuning half; `--evaluation` the other one; `--gone FILE` writes what was lost
 * of the tuning half.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIndex, openIndex } from '@maojian/screening'
import { loadLists, plain } from './accuracy/lists.ts'
import { share, type Estimate } from './accuracy/pair-metrics.ts'
import type { Half } from './accuracy/split.ts'
import { besideCases, type Case } from './beside/cases.ts'
import { ordinaryAlerts } from './beside/ordinary.ts'
import { save } from './report.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { evaluation: { type: 'boolean', default: false }, gone: { type: 'string' } },
})
const half: Half = values.evaluation ? 'evaluation' : 'tuning'
if (values.evaluation && values.gone !== undefined) {
  console.error('--gone: cases of the evaluation half are not shown, so that nothing is tuned on them')
  process.exit(2)
}

const mostGone = 0.02
const mostGoneOfAKind = 0.05

const lists = loadLists()
const index = openIndex(buildIndex(lists.subjects, lists.meta))
const cases = besideCases(index, lists.subjects, half)

const isGone = ({ query, subject }: Case): boolean =>
  !index.search({ ...query, limit: 1000 }).hits.some(hit => hit.subject === subject)

const gone = new Set(cases.filter(isGone))

interface KindFigures {
  readonly kind: string
  readonly cases: number
  readonly gone: Estimate
}

const figuresOf = (kind: string, some: readonly Case[]): KindFigures => ({
  kind,
  cases: some.length,
  gone: share(some.filter(one => gone.has(one)).length, some.length),
})

const kinds: KindFigures[] = [
  figuresOf('all', cases),
  ...[...Map.groupBy(cases, ({ kind }) => kind)].map(([kind, some]) => figuresOf(kind, some)),
]
const listed = new Set(lists.subjects.flatMap(subject => subject.names.map(name => plain(name.text))))
const alerts = ordinaryAlerts(index, listed, half)

const percent = ({ value, low, high }: Estimate): string =>
  `${(100 * value).toFixed(2)} (${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)})`

const corpus = `${half} half; ${cases.length} cases on ${lists.subjects.length} parties, snapshot ${lists.pointer}`
console.log(`beside: ${corpus}\n\nTrue party gone, % with 95 % Wilson interval`)
console.table(
  kinds.map(one => ({
    kind: one.kind,
    cases: one.cases,
    gone: percent(one.gone),
    '': one.gone.value <= (one.kind === 'all' ? mostGone : mostGoneOfAKind) ? 'met' : 'MISSED',
  })),
)
console.log('\nAlerts on ordinary names, %')
console.table(
  alerts.map(one => ({
    what: one.what,
    names: one.names,
    'hit or possible (2.5)': percent(one.possible),
    'hit (0.15)': percent(one.hit),
  })),
)
if (values.gone !== undefined) {
  const lines = [...gone].map(
    ({ kind, name, query }) => `${kind} | ${name} | ${JSON.stringify({ ...query, text: query.text })}`,
  )
  writeFileSync(values.gone, `${lines.join('\n')}\n`)
}
const name = values.evaluation ? 'beside-evaluation' : 'beside'
save(name, {
  command: `npm run bench -- beside${values.evaluation ? ' --evaluation' : ''}`,
  corpus,
  half,
  kinds,
  alerts,
})
