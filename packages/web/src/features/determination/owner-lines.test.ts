import { expect, test } from 'vitest'
import { readOwnerLines } from './owner-lines.ts'

test('owners as people type them, one a line', () => {
  expect(
    readOwnerLines('北辰控股（集团） 60%\n Acme Trading Ltd, 33.333\n\n王某：?\n3M Holding 不明'),
  ).toEqual({
    problem: '',
    rows: [
      { owner: '北辰控股（集团）', percent: 60 },
      { owner: 'Acme Trading Ltd', percent: 33.333 },
      { owner: '王某', percent: null },
      { owner: '3M Holding', percent: null },
    ],
  })
  expect(readOwnerLines('')).toEqual({ rows: [], problem: '' })
})

test.each(['甲公司', '甲公司 120%', '60%', '甲公司 -5'])('“%s” is told, not passed over', text => {
  expect(readOwnerLines(`乙公司 40\n${text}`).problem).toContain(text)
})
