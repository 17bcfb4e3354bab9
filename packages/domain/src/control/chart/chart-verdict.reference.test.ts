import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { judge } from '../judge.ts'
import { today } from '../testing/ask.ts'
import { starterFacts } from '../testing/starter-facts.ts'

const folder = process.env['REFERENCE_DATA']
if (!folder)
  console.warn('REFERENCE_DATA 未设置：跳过国别表结论的独立核算 (the chart is not evaluated a second time)')

const read = <T>(path: string): T => {
  const bytes = readFileSync(join(folder ?? '', path))
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as T
}

/** Scope, requirement and chart column as the regulation prints them. */
type Row = readonly [string, string, string | null]

interface Place {
  readonly code: string
  readonly marks: ReadonlySet<string>
  readonly groups: ReadonlySet<string>
}

interface Destination {
  readonly iso2: string
  readonly chart: readonly string[] | null
  readonly treatAs?: string
}

type Reach = (place: Place) => boolean

const among =
  (...codes: readonly string[]): Reach =>
  ({ code }) =>
    codes.includes(code)
const inGroup =
  (...groups: readonly string[]): Reach =>
  place =>
    groups.some(group => place.groups.has(group))
const unEmbargo = among('CF', 'CD', 'ER', 'IR', 'IQ', 'LB', 'LY', 'KP', 'SO', 'SD')

/** Requirements that name no column, read from their own words; the first that fits decides. */
const formulas: readonly (readonly [RegExp, Reach])[] = [
  [/United Arab Emirates or destinations specified in Country Groups D:1, D:4/, regional],
  [/^To or within destinations specified in Country Groups D:1, D:4/, regional],
  [
    /Macau or a destination specified in Country Group D:5/,
    place => place.code === 'MO' || place.groups.has('D:5'),
  ],
  [/China, Russia,? or Venezuela/, among('CN', 'RU', 'VE')],
  [/^Worldwide|any destination worldwide|all destinations, as specified in § 742\.13/, () => true],
  [/§ 742\.1[45]/, ({ code }) => code !== 'CA'],
  [/ALL destinations,? except Canada/, ({ code }) => code !== 'CA'],
  [/ALL destinations,? regardless/, () => true],
  [/§ 746\.1(\(b\))?/, unEmbargo],
  [/§ 746\.8/, among('RU', 'BY')],
  [/export or reexport to Iraq or Pakistan/, among('IQ', 'PK')],
  [/export or reexport to Iraq/, among('IQ')],
  [/export or reexport to Pakistan/, among('PK')],
]

function regional(place: Place): boolean {
  return place.code === 'AE' || (inGroup('D:1', 'D:4', 'D:5')(place) && !inGroup('A:5', 'A:6')(place))
}

const reachOf = ([, text, column]: Row): Reach | undefined =>
  column !== null ? ({ marks }) => marks.has(column) : formulas.find(([wording]) => wording.test(text))?.[1]

/** The Russian industry row names no reason; the tables call it RUS. */
const reasonOf = ([scope]: Row): string | undefined =>
  scope.startsWith('Russian industry') ? 'RUS' : /^([A-Z]{2})\b/.exec(scope)?.[1]

interface Expected {
  /** Reasons that some row carries to the destination, and those that a row of the whole entry does. */
  readonly reached: ReadonlySet<string>
  readonly certain: ReadonlySet<string>
  /** Reasons of rows that this evaluation cannot read. */
  readonly unread: ReadonlySet<string>
}

const expectedOf = (rows: readonly Row[], place: Place): Expected => {
  const [reached, certain, unread] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const row of rows) {
    const reason = reasonOf(row)
    const reaches = reachOf(row)
    if (reason === undefined) continue
    if (reaches === undefined) unread.add(reason)
    else if (reaches(place)) {
      reached.add(reason)
      if (/applies to (the )?entire entry\.?$/.test(row[0])) certain.add(reason)
    }
  }
  return { reached, certain, unread }
}

describe.skipIf(!folder)('every entry against every destination, evaluated a second time', () => {
  const facts = starterFacts()
  const { destinations } = read<{ destinations: Destination[] }>('ear/ear-destinations-join.json')
  const { membership } = read<{ membership: Record<string, string[]> }>(
    'ear/country-groups-iso2-ecfr-2026-09-24.json',
  )
  const { ECCNS } = read<{ ECCNS: Record<string, { c: Row[] }> }>(
    'ear/ccl-licence-rows-ecfr-2026-08-07.json.gz',
  )
  const byCode = new Map(destinations.map(one => [one.iso2, one]))
  const places = destinations
    .filter(({ iso2 }) => iso2 !== 'US')
    .map(({ iso2, treatAs }) => {
      const code = treatAs ?? iso2
      const place: Place = {
        code,
        marks: new Set(byCode.get(code)?.chart ?? []),
        groups: new Set(membership[code] ?? []),
      }
      return { iso2, place }
    })

  /** Reasons for which the product requires a licence, and those it holds open. */
  const told = (eccn: string, destination: string) => {
    const [required, open] = [new Set<string>(), new Set<string>()]
    for (const { stage, rule, facts: said, conclusion } of judge(facts, { eccn, destination, date: today })
      .proof) {
      const reason = said['reason']
      if (stage !== 'chart' || rule.startsWith('footnote') || typeof reason !== 'string') continue
      if (conclusion === 'licence') required.add(reason)
      if (conclusion === 'review') open.add(reason)
    }
    return { required, open }
  }

  it('differs for no reason for control', () => {
    const differences: string[] = []
    let compared = 0
    for (const [eccn, { c: rows }] of Object.entries(ECCNS)) {
      if (rows.length === 0 || facts.eccns.get(eccn)?.jurisdiction !== undefined) continue
      for (const { iso2, place } of places) {
        const { reached, certain, unread } = expectedOf(rows, place)
        const { required, open } = told(eccn, iso2)
        for (const reason of new Set([...reached, ...required, ...open])) {
          if (unread.has(reason) || reason === 'AT') continue
          compared++
          const isTold = required.has(reason) || open.has(reason)
          if (reached.has(reason) !== isTold || (certain.has(reason) && !required.has(reason)))
            differences.push(`${eccn} ${iso2} ${reason}`)
        }
      }
    }
    expect(differences).toEqual([])
    expect(compared).toBeGreaterThan(100_000)
  })

  it('can read all but a few of the rows that name no column', () => {
    const unread = Object.entries(ECCNS).flatMap(([eccn, { c: rows }]) =>
      rows
        .filter(row => row[2] === null && reachOf(row) === undefined)
        .map(row => `${eccn} ${reasonOf(row) ?? row[0].slice(0, 20)}`),
    )
    expect(unread.length).toBeLessThan(50)
  })
})
