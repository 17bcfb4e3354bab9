import { comparePair, type ScreeningIndex, type Subject } from '@maojian/screening'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { authoredPairs } from '../accuracy/authored-pairs.ts'
import { listedPairs } from '../accuracy/listed-pairs.ts'
import { plain } from '../accuracy/lists.ts'
import { partyTypeOf, type NamePair } from '../accuracy/name-pair.ts'
import { halfOf } from '../accuracy/split.ts'
import { besideCases, type Case } from '../beside/cases.ts'
import { ordinaryTexts } from '../beside/ordinary.ts'
import { cleanNames } from '../clean-names.ts'
import { mixedQueries } from '../mixed-queries.ts'
import { typedNames, typoKinds, typoParties, type Typed } from '../typos/cases.ts'

/** What is asked each time something is switched off: all of it of the tuning half. */
export interface Questions {
  readonly pairs: readonly NamePair[]
  readonly beside: readonly Case[]
  readonly typed: readonly Typed[]
  readonly ordinary: readonly string[]
  readonly mixed: readonly string[]
}

/** How many of each were answered so. */
export interface Counts {
  /** Pairs of one party found at 80, and pairs of two that are alarms there. */
  readonly found: number
  readonly alarms: number
  /** True party found with something beside its name; with a slip, among the first ten. */
  readonly beside: number
  readonly typed: number
  /** Ordinary names that are shown something, and a hit. */
  readonly possible: number
  readonly hits: number
  readonly micros: number
}

const spread = <T>(all: readonly T[], count: number): T[] =>
  all.filter((_, i) => Math.floor((i * count) / all.length) !== Math.floor(((i - 1) * count) / all.length))

const half = 'tuning'
const [pairCount, besideCount, typedCount, ordinaryCount, mixedCount] = [3000, 1000, 1500, 2500, 1000]

export const questionsOf = (index: ScreeningIndex, subjects: readonly Subject[]): Questions => {
  const listed = new Set(subjects.flatMap(({ names }) => names.map(({ text }) => plain(text))))
  return {
    pairs: [
      ...authoredPairs().filter(({ a, b }) => halfOf('authored', `${a} | ${b}`) === half),
      ...spread(listedPairs(subjects, half), pairCount),
    ],
    beside: spread(besideCases(index, subjects, half), besideCount),
    typed: spread(
      typoKinds.flatMap(kind => typoParties.flatMap(party => typedNames(subjects, kind, { party, half }))),
      typedCount,
    ),
    ordinary: spread(ordinaryTexts(listed, half), ordinaryCount),
    mixed: mixedQueries(subjects, cleanNames(), { asked: mixedCount }).asked,
  }
}

const countOf = <T>(all: readonly T[], wanted: (one: T) => boolean): number => all.filter(wanted).length

export const measure = (index: ScreeningIndex, asked: Questions): Counts => {
  const reaches = ({ a, b, type }: NamePair): boolean =>
    comparePair(a, b, partyTypeOf[type]).score >= defaultThresholds.possible
  const reached = asked.pairs.filter(reaches)
  const alerts = asked.ordinary.map(text => index.search({ text, limit: 1 }).verdicts)
  const start = performance.now()
  for (const text of asked.mixed) index.search({ text })
  const micros = (1000 * (performance.now() - start)) / asked.mixed.length
  return {
    found: countOf(reached, ({ same }) => same),
    alarms: countOf(reached, ({ same }) => !same),
    beside: countOf(asked.beside, ({ query, subject }) =>
      index.search({ ...query, limit: 1000 }).hits.some(hit => hit.subject === subject),
    ),
    typed: countOf(asked.typed, ({ at, text }) =>
      index.search({ text, limit: 10 }).hits.some(hit => hit.subject === at),
    ),
    possible: countOf(alerts, ({ hit, possible }) => hit + possible > 0),
    hits: countOf(alerts, ({ hit }) => hit > 0),
    micros,
  }
}
