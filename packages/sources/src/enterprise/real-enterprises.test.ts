import type { EnterpriseItem } from '@maojian/domain/entity/enterprise-record'
import { expect } from 'vitest'
import { rawFileAt } from '../testing/read-list.ts'
import { referencePath, testOnRealFiles } from '../testing/reference-data.ts'
import { findEnterpriseFormat } from './index.ts'

const read = async (format: string, path: string): Promise<EnterpriseItem[]> => {
  const items: EnterpriseItem[] = []
  const file = await rawFileAt(referencePath(path))
  for await (const batch of findEnterpriseFormat(format)!.read(file)) items.push(...batch)
  return items
}

const counts = (items: readonly EnterpriseItem[]): Record<string, number> =>
  Object.fromEntries([...Map.groupBy(items, item => item.what)].map(([what, all]) => [what, all.length]))

const kinds = (items: readonly EnterpriseItem[]): Record<string, number> => {
  const told = items.flatMap(item =>
    item.what === 'enterprise' || item.what === 'relation' ? [item.kind] : [],
  )
  return Object.fromEntries([...Map.groupBy(told, kind => kind)].map(([kind, all]) => [kind, all.length]))
}

testOnRealFiles(
  'OFAC ownership edges: 3,004 holdings, 299 offices and 2,958 other ties, none lost',
  async () => {
    const items = await read('ftm', 'ftm/ownership_ofac.ftm.json.gz')
    expect(counts(items)).toEqual({ relation: 6261 })
    expect(kinds(items)).toEqual({ STOCK: 3004, ROLE: 299, LINK: 2849 + 109 })
    // They carry no percentages: unknown, never nothing.
    expect(items.every(item => item.what === 'relation' && item.percent === null)).toBe(true)
  },
)

testOnRealFiles('1260H: parties, their parents, and sanction lines counted as no enterprises', async () => {
  const items = await read('ftm', 'ftm/us_1260h.ftm.json.gz')
  expect(counts(items)).toEqual({ enterprise: 224, relation: 136, skipped: 397 })
})

testOnRealFiles('the BODS samples: every entity, person and relationship', async () => {
  const sample = await read('bods', 'lists/ownership/bods-0.4-sample_300_statements.json.gz')
  expect(kinds(sample)).toEqual({ company: 100, person: 100, STOCK: 100 })
  expect(sample.filter(item => item.what === 'relation' && item.percent === 100).length).toBeGreaterThan(0)
  const real = await read('bods', 'lists/ownership/opencheck-bods-0.4-all_demo.jsonl.gz')
  expect(counts(real)).toEqual({ enterprise: 538, relation: 666 })
  expect(kinds(real)).toEqual({ company: 520, person: 18, STOCK: 666 })
  const shares = real.flatMap(item => (item.what === 'relation' ? [[item.percent, item.percentHigh]] : []))
  expect(shares).toContainEqual([75, 100])
  expect(shares).toContainEqual([null, null])
})

testOnRealFiles('the GLEIF samples: level 1, level 2 and exceptions', async () => {
  const folder = 'lists/ownership/gleif-format-samples'
  expect(counts(await read('gleif', `${folder}/lei-data.xml`))).toEqual({ enterprise: 13 })
  expect(counts(await read('gleif', `${folder}/lei-updates-data2.xml`))).toEqual({ enterprise: 12 })
  const relations = await read('gleif', `${folder}/rr-data.xml`)
  expect(kinds(relations)).toEqual({ STOCK: 2, LINK: 8 })
  expect(counts(await read('gleif', `${folder}/rr-updates-data2.xml`))).toEqual({ relation: 11 })
  expect(counts(await read('gleif', `${folder}/repex-data.xml`))).toEqual({ skipped: 10 })
})
