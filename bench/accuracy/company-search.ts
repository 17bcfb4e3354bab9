import { buildIndex, comparePair, explainPair, type Subject } from '@maojian/screening'
import { defaultThresholds } from '@maojian/domain/vocabulary/risk-level'
import { Converter } from 'opencc-js/cn2t'
import { openSnapshot, type OpenIndex } from '../../packages/screening/src/index/open.ts'
import { matchNames } from '../../packages/screening/src/search.ts'
import { hongKongNames, mainlandNames, type TwoNames } from './company-pairs.ts'
import type { ErrorLog } from './error-log.ts'
import { rankFigures, rankIn, type RankFigures } from './ranked.ts'
import { sampleOf, type Half } from './split.ts'

/** Ranking is measured below the shipped threshold too: what an operator who lowers it would see. */
const floor = 40

const company = (name: string, at: number): Subject => ({
  id: String(at),
  type: '01',
  typeStated: true,
  subtypes: ['0101'],
  names: [{ text: name, kind: 'primary', entries: [] }],
  countries: [],
  birthDates: [],
  identifiers: [],
  entries: [],
  facts: {},
})

const indexOf = (names: readonly string[]): OpenIndex =>
  openSnapshot(buildIndex(names.map(company), { engine: '', publishedAt: '', sources: [] }))

interface Task {
  readonly what: string
  readonly set: string
  readonly rows: readonly TwoNames[]
  readonly listed: (row: TwoNames) => string
  readonly asked: (row: TwoNames) => string
  readonly count: number
}

const search = (task: Task, half: Half, errors: ErrorLog): RankFigures => {
  const names = task.rows.map(task.listed)
  const index = indexOf(names)
  const bearers = Map.groupBy(
    names.map((_, i) => i),
    i => names[i]!,
  )
  const queries = sampleOf(task.set, task.rows, row => row.id, { half, count: task.count })
  const found = queries.map(row => {
    const text = task.asked(row)
    const scores = matchNames(index, text, floor)
    const ranked = rankIn(scores, new Set(bearers.get(task.listed(row))))
    if (ranked.rank > 10 || ranked.score < defaultThresholds.possible) {
      const { score, evidence } = comparePair(text, task.listed(row))
      const why = explainPair(evidence, task.listed(row), score)
      errors.add({
        slice: task.what,
        what: 'miss',
        score,
        text: `${text} | ${task.listed(row)}`,
        why: `rank ${ranked.rank}; ${why}`,
      })
    }
    return ranked
  })
  return rankFigures(task.what, found, defaultThresholds.possible)
}

const taiwan = Converter({ from: 'cn', to: 'tw' })
const hongKong = Converter({ from: 'cn', to: 'hk' })

/** Small indexes of one name a company: English against Chinese, short against full, simplified against traditional. */
export const companySearches = (half: Half, errors: ErrorLog): RankFigures[] => {
  const hk = { set: 'English and Chinese legal names (HKEX)', rows: hongKongNames(), count: 1200 }
  const cn = { set: 'short and full names (mainland)', rows: mainlandNames(), count: 600 }
  const a = (row: TwoNames): string => row.a
  const b = (row: TwoNames): string => row.b
  const tasks: Task[] = [
    { ...hk, what: 'HKEX: Chinese name → English index', listed: a, asked: b },
    { ...hk, what: 'HKEX: English name → Chinese index', listed: b, asked: a },
    { ...cn, what: 'mainland: short name → full index', listed: b, asked: a },
    { ...cn, what: 'mainland: full name → short index', listed: a, asked: b },
    { ...cn, what: 'mainland: traditional (Taiwan) → simplified index', listed: b, asked: r => taiwan(r.b) },
    {
      ...cn,
      what: 'mainland: simplified → traditional (Hong Kong) index',
      listed: r => hongKong(r.b),
      asked: b,
    },
  ]
  return tasks.filter(task => task.rows.length > 0).map(task => search(task, half, errors))
}
