import { testOnRealFiles } from '@maojian/sources/testing/reference-data'
import { describe, expect } from 'vitest'
import { idleReviews, isCompared, readingFaults } from './zh-names/reading-faults.ts'
import { readZhRows, type ZhRow } from './zh-names/read-zh-names.ts'
import { type ReferenceParty, referenceParties } from './zh-names/reference-parties.ts'

const rows = readZhRows()

describe('zh-names.csv against the real lists (REFERENCE_DATA)', () => {
  let parties: ReadonlyMap<string, ReferenceParty> | undefined
  const party = async (): Promise<(row: ZhRow) => ReferenceParty | undefined> => {
    const all = (parties ??= await referenceParties())
    return row => all.get(`${row.source} ${row.reference}`)
  }

  testOnRealFiles('every row names a party of its list', async () => {
    const of = await party()
    expect(rows.filter(row => of(row) === undefined)).toEqual([])
  })

  testOnRealFiles('no row says what the list itself says', async () => {
    const of = await party()
    expect(rows.filter(row => of(row)?.names.includes(row.name))).toEqual([])
  })

  testOnRealFiles('characters read as the listed pinyin, but for reviewed exceptions', async () => {
    const of = await party()
    const held = rows.filter(row => {
      const listed = of(row)
      return listed !== undefined && isCompared(row, listed)
    })
    expect(held.length).toBeGreaterThan(600)
    expect(readingFaults(rows, of)).toEqual([])
    expect(idleReviews(rows, of)).toEqual([])
  })

  testOnRealFiles('a name on several lists means a person on all of them or on none', async () => {
    const of = await party()
    const types = new Map<string, Set<boolean>>()
    for (const row of rows)
      types.set(row.name, (types.get(row.name) ?? new Set()).add(of(row)?.type === '02'))
    expect([...types].filter(([, kinds]) => kinds.size > 1)).toEqual([])
  })
})
