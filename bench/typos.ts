/**
 * Listed Latin names with one slip of the pen, with two, and with a letter that changed places with a space: how often the
 * party is among the first ten. On the lists of MAOJIAN_DATA. Prints the tuning half; `--evaluation` the other one;
 * `--missed FILE` writes what was not found of the tuning half.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIndex, openIndex } from '@maojian/screening'
import { evenNumbers } from './accuracy/even-numbers.ts'
import { officialNames } from './accuracy/listed-pairs.ts'
import { loadLists, partyKind, recordOf } from './accuracy/lists.ts'
import { share } from './accuracy/pair-metrics.ts'
import { placeOf, sampleOf, type Half } from './accuracy/split.ts'
import { slips } from './accuracy/typing-slips.ts'
import { save } from './report.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { evaluation: { type: 'boolean', default: false }, missed: { type: 'string' } },
})
const half: Half = values.evaluation ? 'evaluation' : 'tuning'
if (values.evaluation && values.missed !== undefined) {
  console.error('--missed: cases of the evaluation half are not shown, so that nothing is tuned on them')
  process.exit(2)
}

type Next = (below: number) => number
type Rewrite = (name: string, next: Next) => string | undefined

const each = Object.values(slips)

const slipped: Rewrite = (name, next) => {
  const places = [...name.matchAll(/[A-Za-z](?=[A-Za-z])/g)]
  const at = places[next(places.length)]?.index
  return at === undefined ? undefined : each[next(each.length)]!(name, at, next)
}

const acrossSpace: Rewrite = (name, next) => {
  const spaces = [...name.matchAll(/(?<=[A-Za-z]) (?=[A-Za-z])/g)]
  const at = spaces[next(spaces.length)]?.index
  if (at === undefined) return undefined
  return next(2) === 0
    ? `${name.slice(0, at - 1)} ${name[at - 1]}${name.slice(at + 1)}`
    : `${name.slice(0, at)}${name[at + 1]} ${name.slice(at + 2)}`
}

interface Kind {
  readonly what: string
  readonly wanted: number
  readonly rewrite: Rewrite
}

const kinds: readonly Kind[] = [
  { what: 'one slip', wanted: 0.97, rewrite: slipped },
  {
    what: 'two slips',
    wanted: 0.88,
    rewrite: (name, next) => slipped(slipped(name, next) ?? '', next),
  },
  { what: 'a letter across a space', wanted: 0.97, rewrite: acrossSpace },
]
const parties = ['person', 'company'] as const
const ofAKind = 500
const amongFirst = 10

const lists = loadLists()
const index = openIndex(buildIndex(lists.subjects, lists.meta))

const isLatin = (name: string): boolean => /^[A-Za-z\p{P}\s\d]{10,70}$/u.test(name)

interface Typed {
  readonly at: number
  readonly record: string
  readonly name: string
  readonly text: string
}

const typed = ({ what, rewrite }: Kind, party: string): Typed[] => {
  const all = lists.subjects.flatMap((subject, at): Typed[] => {
    const names = partyKind(subject) === party ? officialNames(subject).filter(isLatin) : []
    const record = recordOf(subject)
    const next = evenNumbers(placeOf(what, record))
    const name = names[next(Math.max(1, names.length))]
    const text = name === undefined ? undefined : rewrite(name, next)
    return name === undefined || text === undefined || text === name ? [] : [{ at, record, name, text }]
  })
  return sampleOf('typos', all, one => one.record, { half, count: ofAKind })
}

const isFound = ({ at, text }: Typed): boolean =>
  index.search({ text, limit: amongFirst }).hits.some(hit => hit.subject === at)

const missed: string[] = []
const rows = kinds.flatMap(kind =>
  parties.map(party => {
    const names = typed(kind, party)
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
