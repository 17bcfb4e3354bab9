import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['a word of one consonant', 'یار کریم طاپزی', 'YAR KARIM TAPEZI'],
  ['a long vowel between two', 'داد نوری طاپز', 'Dad Nuri TAPEZ'],
  ['a W and a double letter', 'نورس عواد', 'Nawras AWWAD'],
  ['a W at the end of a nisba', 'نورس الراوي', 'Nawras AL-RAWI'],
  ['a short vowel before a long one', 'عبدالحی طاپز', 'Abdulhai TAPEZ'],
  ['two syllables of Y', 'کریم ضیایی', 'Karim ZIYAYI'],
  ['French spelling', 'كريم شاوي', 'Karim CHAOUI'],
  ['a letter hardly heard', 'کریم آخوند زاده', 'Karim AKHUNZADA'],
  ['a last letter without dots', 'على الجبورى', 'Ali AL-JABURI'],
  ['a last letter with dots or without', 'على الجبورى', 'علي الجبوري'],
  ['a given name without dots', 'على حمدى', 'علي حمدي'],
])('%s: %s is %s', (_, native, other) => {
  expect(comparePair(native, other, '02').score).toBeGreaterThanOrEqual(90)
  expect(comparePair(other, native, '02').score).toBe(comparePair(native, other, '02').score)
})

test.each([
  ['راوي', 'RAHI'],
  ['عواد', 'IDE'],
  ['داد', 'DAOUD'],
  ['شاوي', 'CHAVEZ'],
  ['ولی', 'LEE'],
])('%s is no %s', (native, latin) => {
  expect(comparePair(`كريم ${native}`, `Karim ${latin}`, '02').score).toBeLessThan(80)
})

test('a part more on one side is shown when the other parts are met as spelt', () => {
  expect(comparePair('ساجي طوبيش', 'Saji Jamil TUBISH', '02').score).toBeGreaterThanOrEqual(80)
})

test.each([
  ['صروح', 'SWIRE'],
  ['آراد', 'RAED'],
  ['امین', 'AMAN'],
])('%s keeps the consonants of %s and not its vowels', (native, latin) => {
  expect(comparePair(`طاپز ${native}`, `Tapez ${latin}`, '02').score).toBeLessThan(93)
})
