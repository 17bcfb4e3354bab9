/**
 * The answers to 6,000 questions on the lists of MAOJIAN_DATA, to the point: `--write FILE` keeps them, `--against FILE`
 * tells every one that has changed since. A change of the matcher that only moves code changes none.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildIndex, comparePair, openIndex, type Evidence, type Query } from '@maojian/screening'
import { loadLists } from './accuracy/lists.ts'
import { listedPairs } from './accuracy/listed-pairs.ts'
import { partyTypeOf } from './accuracy/name-pair.ts'
import { besideCases } from './beside/cases.ts'
import { cleanNames } from './clean-names.ts'
import { mixedQueries } from './mixed-queries.ts'

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { write: { type: 'string' }, against: { type: 'string' } },
})
if ((values.write === undefined) === (values.against === undefined)) {
  console.error('usage: npm run bench -- answers --write FILE | --against FILE')
  process.exit(2)
}

const mixed = 3000
const withFacts = 2000
const pairs = 1000

const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length))

const evidenceOf = ({ how, nameIndex, nameScore, pairs: met, parts }: Evidence): unknown => [
  how,
  nameIndex,
  nameScore,
  met.map(one => [one.query, one.listed, one.rule, one.agreement, one.weight]),
  parts.map(one => [one.about, one.state, one.effect, one.query, one.listed]),
]

const lists = loadLists()
const index = openIndex(buildIndex(lists.subjects, lists.meta))

const answered = (query: Query): unknown => {
  const { hits, near, verdicts } = index.search({ ...query, near: 'include' })
  return [
    verdicts,
    hits.map(one => [one.subject, one.score, one.verdict, evidenceOf(one.evidence)]),
    near.map(one => [one.subject, one.score, evidenceOf(one.evidence)]),
  ]
}

const questions: readonly Query[] = [
  ...mixedQueries(lists.subjects, cleanNames(), { asked: mixed }).asked.map(text => ({ text })),
  ...spread(besideCases(index, lists.subjects, 'tuning'), withFacts).map(({ query }) => query),
]
const lines = [
  ...questions.map(query => JSON.stringify([query, answered(query)])),
  ...spread(listedPairs(lists.subjects, 'tuning'), pairs).map(({ a, b, type }) => {
    const { score, verdict, evidence } = comparePair(a, b, partyTypeOf[type])
    return JSON.stringify([
      [a, b, type],
      [score, verdict, evidenceOf(evidence)],
    ])
  }),
]

const shown = 20

if (values.write !== undefined) {
  writeFileSync(values.write, `${lines.join('\n')}\n`)
  console.log(`${lines.length} answers on ${lists.pointer}: ${values.write}`)
} else {
  const before = readFileSync(values.against!, 'utf8').trimEnd().split('\n')
  const changed = lines.filter((line, i) => line !== before[i])
  for (const line of changed.slice(0, shown))
    console.log(`now    ${line}\nbefore ${before[lines.indexOf(line)] ?? ''}\n`)
  console.log(`${changed.length} of ${lines.length} answers have changed`)
  process.exitCode = changed.length === 0 && before.length === lines.length ? 0 : 1
}
