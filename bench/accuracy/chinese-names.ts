import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { comparePair, type ScreeningIndex } from '@maojian/screening'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import type { ErrorLog } from './error-log.ts'
import type { Lists } from './lists.ts'
import { rankFigures, type Ranked, type RankFigures } from './ranked.ts'
import type { Half } from './split.ts'

export interface ChineseName {
  /** Source and reference of an entry of the party. */
  readonly reference: string
  readonly name: string
  readonly group: string
  readonly basis: string
}

const table = new URL('chinese-names.tsv', import.meta.url)

const isRow = (line: string): boolean => line !== '' && !line.startsWith('#')

const all = (): ChineseName[] =>
  readFileSync(table, 'utf8')
    .split('\n')
    .filter(isRow)
    .map(line => {
      const [reference = '', name = '', basis = '', group = ''] = line.split('\t')
      return { reference, name, group, basis }
    })

/** This set was cut before it stood here, by a rule of its own: what was read of it then is no evaluation now. */
const halfOf = (reference: string): Half =>
  createHash('sha256').update(reference).digest()[0]! % 2 === 0 ? 'tuning' : 'evaluation'

/** Chinese names of parties that are listed in Latin letters alone. */
export const chineseNames = (half: Half): ChineseName[] =>
  all().filter(({ reference }) => halfOf(reference) === half)

const whatOf = ({ group, basis }: ChineseName): string => `${group}, Chinese name ${basis}`

/** Parties listed in Latin letters alone, each searched by a Chinese name: what a user sees, at the shipped threshold. */
export const chineseNameSearches = (
  index: ScreeningIndex,
  lists: Lists,
  half: Half,
  errors: ErrorLog,
): RankFigures[] => {
  const places = new Map<string, number>(
    lists.subjects.flatMap((subject, at) =>
      subject.entries.map(({ source, reference }) => [`${source}/${reference}`, at] as const),
    ),
  )
  const searched = (one: ChineseName): Ranked => {
    const { reference, name } = one
    const at = places.get(reference)!
    const rank = index.search({ text: name, limit: 10 }).hits.findIndex(hit => hit.subject === at)
    const listed = lists.subjects[at]!.names.map(({ text }) => text)
    if (rank >= 0) return { rank: rank + 1, score: 100 }
    const score = Math.max(...listed.slice(0, 8).map(text => comparePair(name, text).score))
    errors.add({
      slice: whatOf(one),
      what: 'miss',
      score,
      text: `${name} | ${listed.slice(0, 4).join(' / ')}`,
      why: '',
    })
    return { rank: Infinity, score: 0 }
  }
  const asked = chineseNames(half).filter(({ reference }) => places.has(reference))
  return [...Map.groupBy(asked, whatOf)].map(([what, some]) =>
    rankFigures(what, some.map(searched), defaultThresholds.possible),
  )
}
