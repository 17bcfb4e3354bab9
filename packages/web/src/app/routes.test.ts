import { otherAddresses, pageIds, pageOf, pages } from '@maojian/contract/pages'
import { plannedPages } from '@maojian/contract/planned-pages.table'
import { expect, it } from 'vitest'
import { componentName, moduleOf, plainPages, shellPages } from './routes.tsx'

const sources = import.meta.glob<string>(
  ['./*/*-page.tsx', '../features/*/*-page.tsx', '../features/*/*/*-page.tsx'],
  { query: '?raw', import: 'default', eager: true },
)

it.each(pageIds)('%s has its screen where the contract says', id =>
  expect(sources[moduleOf(id)]).toContain(`export const ${componentName(id)} =`),
)

it('every screen is the screen of a page', () =>
  expect(Object.keys(sources).toSorted()).toEqual(pageIds.map(moduleOf).toSorted()))

it('an address leads to one page, drawn or planned', () => {
  const drawn = [...shellPages, ...plainPages].map(page => page.path)
  const all = [...drawn, ...Object.keys(otherAddresses), ...plannedPages.map(page => page.path)]
  expect(new Set(all).size).toBe(all.length)
  expect(drawn).toHaveLength(pageIds.length)
})

it('a detail page belongs to a page of the menu', () => {
  for (const id of pageIds) {
    const { under } = pageOf(id)
    if (under !== undefined) expect(pages).toHaveProperty([under, 'menu'])
  }
})

it('a page of the menu says what it decides, on what data, and what it does not', () => {
  const silent = pageIds.filter(id => pageOf(id).menu !== undefined && pageOf(id).help === undefined)
  expect(silent).toEqual([])
})

it.each([
  ['trade staff', ['sanctionSearch', 'batchScreening', 'licenceDetermination', 'projects']],
  ['compliance officers', ['watches', 'decisions', 'screeningRecords', 'complianceReport']],
  ['legal experts', ['regulationText', 'chinaSanction', 'verifyCertificate']],
] as const)('S1-002 %s have their pages', (_who, ids) => {
  for (const id of ids) expect(sources[moduleOf(id)]).toContain(`export const ${componentName(id)} =`)
})
