import { halfOf, sampleOf, type Half } from './split.ts'
import type { NamePair } from './name-pair.ts'
import { referenceRecords, referenceRows, referenceText } from './reference.ts'

export interface TwoNames {
  readonly id: string
  readonly a: string
  readonly b: string
}

/** English and traditional Chinese legal names of the companies listed in Hong Kong. */
export const hongKongNames = (): TwoNames[] =>
  (
    JSON.parse(referenceText('companies/hk-listed-zh-en.json') ?? '[]') as {
      symbol: number
      engName: string
      zhName: string
    }[]
  ).map(row => ({ id: String(row.symbol), a: row.engName, b: row.zhName }))

/** Short (ticker) and full names of the companies listed on the mainland. */
export const mainlandNames = (): TwoNames[] =>
  referenceRows('companies/cn-listed-short-full.csv').flatMap(([a, b]) => (a && b ? [{ id: a, a, b }] : []))

const pieces = (text: string): Set<string> => {
  const units = /\p{Script=Han}/u.test(text)
    ? Array.from({ length: text.length - 1 }, (_, i) => text.slice(i, i + 2))
    : text.toUpperCase().split(/[^\p{L}\p{N}]+/u)
  return new Set(units.filter(Boolean))
}

/** For every name the other one that shares the rarest pieces with it: the hardest wrong answer. */
const nearest = (names: readonly string[]): number[] => {
  const holders = new Map<string, number[]>()
  const all = names.map(pieces)
  all.forEach((own, i) => {
    for (const piece of own) holders.set(piece, [...(holders.get(piece) ?? []), i])
  })
  return all.map((own, i) => {
    const shared = new Map<number, number>()
    for (const piece of own) {
      const holding = holders.get(piece)!
      if (holding.length > 200) continue
      for (const other of holding)
        if (names[other] !== names[i]) shared.set(other, (shared.get(other) ?? 0) + 1 / holding.length)
    }
    return [...shared].toSorted((x, y) => y[1] - x[1])[0]?.[0] ?? (i + 1) % names.length
  })
}

/** Each record as a pair, and its first name with the second name of the firm most like it. */
const withNearest = (set: string, rows: readonly TwoNames[], half: Half): NamePair[] => {
  const near = nearest(rows.map(row => row.b))
  const at = new Map(rows.map((row, i) => [row.id, i]))
  const base = { set, family: set, kind: set, type: 'company' as const }
  return sampleOf(set, rows, row => row.id, { half, count: 1000 }).flatMap(row => {
    const other = rows[near[at.get(row.id)!]!]!
    return [
      { ...base, same: true, a: row.a, b: row.b },
      ...(other.a === row.a ? [] : [{ ...base, same: false, a: row.a, b: other.b }]),
    ]
  })
}

const dutchBank = (half: Half): NamePair[] => {
  const names = new Map(
    referenceRows('companies/dnb-test-names.csv').map(([id, name]) => [id!, name!] as const),
  )
  const rows = referenceRows('companies/dnb-adjusted-test-names.csv').flatMap(([id, name]) => {
    const b = names.get(id!)
    return name && b ? [{ id: id!, a: name, b }] : []
  })
  return withNearest('company typos (DNB)', rows, half)
}

const dutchCandidates = (half: Half): NamePair[] =>
  referenceRows('companies/ing-emm-sample-namepairs.csv.gz').flatMap(row => {
    const [a, b, correct] = [row[13], row[15], row.at(-1)]
    const set = 'company candidates (EMM)'
    if (!a || !b || halfOf(set, a) !== half) return []
    return [{ set, family: set, kind: set, type: 'company' as const, same: correct === 'True', a, b }]
  })

const truthSets = ['customers', 'reference'] as const

/** Names of organisations in records that people judged to be one party or not; every two records are a pair. */
const judgedRecords = (half: Half): NamePair[] => {
  const set = 'company records (Senzing)'
  const cluster = new Map(
    referenceRows('clusters/senzing-actual_truthset_key.csv').map(row => [`${row[2]} ${row[3]}`, row[1]!]),
  )
  const records = truthSets.flatMap(source =>
    referenceRecords(`clusters/senzing-${source}.csv`).flatMap(row => {
      const party = cluster.get(`${row['DATA_SOURCE']} ${row['RECORD_ID']}`)
      const names = [row['PRIMARY_NAME_ORG'], row['SECONDARY_NAME_ORG']].filter(name => name !== undefined)
      return party ? names.filter(Boolean).map(name => ({ name, party })) : []
    }),
  )
  return records.flatMap(({ name: a, party }, i) =>
    records.slice(i + 1).flatMap(({ name: b, party: other }) => {
      if (a === b || halfOf(set, a) !== half) return []
      return [{ set, family: set, kind: set, type: 'company' as const, same: party === other, a, b }]
    }),
  )
}

export const companyPairs = (half: Half): NamePair[] => [
  ...withNearest('English and Chinese legal names (HKEX)', hongKongNames(), half),
  ...withNearest('short and full names (mainland)', mainlandNames(), half),
  ...dutchBank(half),
  ...dutchCandidates(half),
  ...judgedRecords(half),
]
