import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { starterFacts } from '../testing/starter-facts.ts'

const folder = process.env['REFERENCE_DATA']
if (!folder)
  console.warn(
    'REFERENCE_DATA 未设置：跳过出口管制事实表与官方文件的逐项比对 (comparison with the official files is skipped)',
  )

const read = <T>(path: string): T => {
  const bytes = readFileSync(join(folder ?? '', path))
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as T
}

interface Destination {
  readonly iso2: string
  readonly chart: readonly string[] | null
  readonly footnotes: readonly number[]
  readonly treatAs?: string
}

type Row = readonly [string, string, string | null]

describe.skipIf(!folder)('data/control against the official files', () => {
  const facts = starterFacts()

  it('S1-184 has every mark and footnote of the chart', () => {
    const { destinations } = read<{ destinations: Destination[] }>('ear/ear-destinations-join.json')
    expect(destinations).toHaveLength(202)
    for (const { iso2, chart, footnotes } of destinations) {
      const row = facts.chart.get(iso2)
      expect(row, iso2).toBeDefined()
      expect([...row!.columns].sort(), iso2).toEqual([...(chart ?? [])].sort())
      expect(row!.footnotes, iso2).toEqual(footnotes ?? [])
    }
  })

  it('S1-189 has every membership of the country groups', () => {
    const { membership } = read<{ membership: Record<string, string[]> }>(
      'ear/country-groups-iso2-ecfr-2026-09-24.json',
    )
    const now = facts.groups.filter(one => one.to === '')
    expect(now).toHaveLength(Object.values(membership).flat().length)
    for (const [code, groups] of Object.entries(membership))
      expect(
        now
          .filter(one => one.code === code)
          .map(one => one.group)
          .sort(),
        code,
      ).toEqual([...groups].sort())
  })

  it('has every entry, reason and row with its column', () => {
    const { ECCNS } = read<{ ECCNS: Record<string, { c: Row[]; r: string[] }> }>(
      'ear/ccl-licence-rows-ecfr-2026-08-07.json.gz',
    )
    expect(Object.keys(ECCNS).filter(code => !facts.eccns.has(code))).toEqual([])
    expect([...facts.eccns.keys()].filter(code => !(code in ECCNS)).sort()).toEqual(['1C012', '8D001'])
    for (const [code, { c, r }] of Object.entries(ECCNS)) {
      const entry = facts.eccns.get(code)!
      expect(
        r.filter(reason => !entry.reasons.includes(reason)),
        code,
      ).toEqual([])
      c.forEach(([, , column], index) => {
        const rows = entry.rows.filter(one => one.row === index)
        if (column !== null)
          expect(
            rows.map(one => one.rule),
            `${code} ${String(index)}`,
          ).toContain(column)
        else if (entry.jurisdiction === undefined)
          expect(rows.length, `${code} ${String(index)}`).toBeGreaterThan(0)
      })
    }
  })

  it('has the single LVS amounts as printed', () => {
    const { entries } = read<{ entries: { eccn: string; licenceExceptionFlags?: Record<string, string> }[] }>(
      'ear/ccl-entries-ecfr-2026-07-23.json.gz',
    )
    let compared = 0
    for (const { eccn, licenceExceptionFlags: flags } of entries) {
      const printed = /^\$([0-9,]+)\.?$/.exec(flags?.['LVS'] ?? '')?.[1]
      if (printed === undefined) continue
      compared++
      const amounts = facts.eccns
        .get(eccn)!
        .exceptions.filter(one => one.symbol === 'LVS')
        .map(one => one.amount)
      expect(amounts, eccn).toEqual([Number(printed.replace(',', ''))])
    }
    expect(compared).toBeGreaterThan(50)
  })

  it('has the partners and embargoes of part 746 and the list of China', () => {
    const partners = read<{ countries: string[]; unArmsEmbargo_746_1_b_2: string[] }>(
      'ear/part746-supp3-partner-countries-2026-09-24.json',
    )
    const members = (set: string): string[] =>
      facts.sets
        .filter(one => one.set === set)
        .map(one => one.code)
        .sort()
    expect(members('partner-746')).toEqual([...partners.countries].sort())
    expect(members('un-arms-embargo')).toEqual([...partners.unArmsEmbargo_746_1_b_2].sort())
    const list = read<{ records: { controlCode: string }[] }>('cn/dual-use-control-list-codes-2026-06.json')
    expect([...facts.cnDualUse.keys()].sort()).toEqual(list.records.map(one => one.controlCode).sort())
  })

  it('has the items of supplement 2 to part 744', () => {
    const xml = gunzipSync(readFileSync(join(folder ?? '', 'ear/ecfr-15cfr744-2026-07-23.xml.gz'))).toString(
      'utf8',
    )
    const start = xml.indexOf('Supplement No. 2 to Part 744" TYPE')
    const part = xml.slice(start, xml.indexOf('<DIV9', start + 10)).replace(/<[^>]+>/g, '')
    const printed = new Set([...part.matchAll(/\([ivxl]+\) ([0-9][A-E][0-9]{3})/g)].map(match => match[1]!))
    const held = facts.sets.filter(one => one.set.startsWith('military-items')).map(one => one.code)
    expect([...held].sort()).toEqual([...printed].sort())
  })

  it('carries no sentence of the official headings', () => {
    const { ECCNS } = read<{ ECCNS: Record<string, { t: string }> }>(
      'ear/ccl-licence-rows-ecfr-2026-08-07.json.gz',
    )
    const long = Object.entries(ECCNS).filter(
      ([code, { t }]) => t.length > 60 && t === facts.eccns.get(code)?.titleEn,
    )
    expect(long).toEqual([])
  })
})
