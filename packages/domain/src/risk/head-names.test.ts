import { expect, test } from 'vitest'
import { headNames } from './head-names.ts'

test('a branch may be its head office by the name before the word for it, without a place', () => {
  expect(headNames('Sberbank New Delhi Branch')).toEqual(['Sberbank New Delhi', 'Sberbank New', 'Sberbank'])
  expect(headNames('Bank Melli Iran (Hamburg Branch)')).toContain('Bank Melli Iran')
  expect(headNames('Банк ВТБ филиал Шанхай')).toContain('Банк ВТБ')
  expect(headNames('俄罗斯外贸银行上海分行')).toContain('俄罗斯外贸银行')
})

test('a name that does not speak of a branch, or begins with the word, has no head office', () => {
  expect(headNames('Branch Metrics Inc')).toEqual([])
  expect(headNames('Sberbank')).toEqual([])
})
