import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

const score = (a: string, b: string): number => comparePair(a, b, '02').score

test('a short given name in Arabic is met by its own spellings, not by whatever has its consonants', () => {
  expect(score('Aly Norvani', 'علي نورفاني')).toBeGreaterThanOrEqual(80)
  expect(score('Loya Norvani', 'علي نورفاني')).toBeLessThan(80)
})

test('-ulla, -ulah and -ullah are one ending; what only ends so is whole', () => {
  expect(score('Saifulla Norvani', 'Saifullah Norvani')).toBeGreaterThanOrEqual(95)
  expect(score('Saifulah Norvani', 'Saifulla Norvani')).toBeGreaterThanOrEqual(95)
  expect(score('Padulla Norvani', 'Pad Allah Norvani')).toBeLessThan(95)
})
