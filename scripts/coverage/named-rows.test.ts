import { expect, test } from 'vitest'
import type { HouseFile } from '../house/house-file.ts'
import { namedRows } from './named-rows.ts'

const file = (path: string, ...titles: string[]): HouseFile => ({
  path,
  text: '',
  lineCount: 1,
  imports: [],
  functions: [],
  calls: [],
  environment: [],
  strings: titles.map(text => ({ text, line: 1 })),
  exports: [],
  defaultExports: [],
  reExports: [],
})

test('single ids, lists and ranges in test titles are read', () => {
  const rows = namedRows([file('a.test.ts', 'S1-129 paging', 'S2-001, S2-003 both', 'S1-131…134 resets')])
  expect([...rows.keys()].toSorted()).toEqual([
    'S1-129',
    'S1-131',
    'S1-132',
    'S1-133',
    'S1-134',
    'S2-001',
    'S2-003',
  ])
})

test('a row named outside a test is not covered', () => {
  expect(namedRows([file('a.ts', 'S1-129 paging')]).size).toBe(0)
})
