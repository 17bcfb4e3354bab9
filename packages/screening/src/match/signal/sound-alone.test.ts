import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test('a firm whose brand is met by its consonants alone is not shown', () => {
  expect(comparePair('Mexan Limited', 'Megasan Ltd', '01').score).toBeLessThan(80)
})

test.each([
  ['TOM Group Limited', 'TAMAS Company'],
  ['Meituan', 'Motojen'],
])('nor is one met by a short form of a given name, or by one word that sounds alike: %s, %s', (a, b) => {
  expect(comparePair(a, b, '01').score).toBeLessThan(80)
})

test('the same sound is shown where another rare word is met as well', () => {
  expect(comparePair('Mexan Karvonov Limited', 'Megasan Karvonov Ltd', '01').score).toBeGreaterThan(80)
})

test('an article written together with the brand is no other brand', () => {
  expect(comparePair('AL NORAZUNI EXCHANGE', 'ALNORZUNI EXCHANGE', '01').score).toBeGreaterThan(80)
})

test('a brand in other letters is met by its sound', () => {
  expect(comparePair('LLC Microdrive', 'ООО Микродрайв', '01').score).toBeGreaterThan(80)
})

test('a brand in other letters of which hardly a vowel agrees is not shown', () => {
  expect(comparePair('Baozun Inc.', 'ООО Бизон', '01').score).toBeLessThan(80)
})

test.each([
  ['IPE Group Limited', 'IPPE'],
  ['Zaraat Bankasi', 'Sarat'],
])('a few letters or a bank spelt otherwise tell another brand: %s, %s', (a, b) => {
  expect(comparePair(a, b, '01').evidence.parts.map(({ about }) => about)).toContain('soundAlone')
})

test.each([
  ['کریمی', 'CARMA'],
  ['کریمی', 'JOINT STOCK COMPANY QUORUM'],
  ['تهرانی', 'ATRAN LIMITED LIABILITY COMPANY'],
  ['الحداد', 'HADID'],
])('a surname alone in a script without vowels is met by no few consonants: %s, %s', (surname, listed) => {
  expect(comparePair(surname, listed, '01').score).toBeLessThan(80)
})

test('a brand of many consonants is met by them', () => {
  expect(comparePair('غازبروم', 'Gazprom', '01').score).toBeGreaterThan(80)
})
