import { pinyin } from 'pinyin-pro'
import { expect, test } from 'vitest'
import { foldHan, syllablesOf } from './han.ts'
import { hanWords } from '../lexicon/lexicon.ts'

const readInContext = (run: string): string[] =>
  pinyin(run, { toneType: 'none', type: 'array', v: true, surname: 'head' }).map(one => one.toUpperCase())

test('words of the lexicon are read as their context tells, though most characters are read without it', () => {
  for (const word of hanWords()) expect(syllablesOf(word, true), word).toEqual(readInContext(word))
})

test.each([
  ['重庆', ['CHONG', 'QING']],
  ['吕布', ['LV', 'BU']],
  ['单晓明', ['SHAN', 'XIAO', 'MING']],
])('%s is read %j as a name', (name, syllables) => {
  expect(syllablesOf(name, true)).toEqual(syllables)
})

test.each([
  ['simplified already', '山东新港企业', '山东新港企业'],
  ['traditional', '東風汽車', '东风汽车'],
  ['a character that changes inside a word alone', '一目瞭然', '一目了然'],
  ['simplified in Japan', '鉄道広告', '铁道广告'],
  ['as Hong Kong writes it', '敍利亞衞星', '叙利亚卫星'],
  ['as Taiwan writes it', '飛簷著色', '飞檐著色'],
  ['no characters', 'Norva', 'Norva'],
  ['half a character', '\ud800', '\ud800'],
])('%s: %s is folded to %s', (_, text, folded) => {
  expect(foldHan(text)).toBe(folded)
})
