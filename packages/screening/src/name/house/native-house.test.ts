import { expect, test } from 'vitest'
import { askedForms } from '../../ask/asked-forms.ts'
import { comparePair } from '../../pair.ts'
import { readTable } from '../table.ts'
import { nativeHouseIn, withNativeHouse } from './native-house.ts'

const keys = (text: string): string[] =>
  withNativeHouse(text).map(form => form.tokens.map(token => token.key).join(' '))

test.each([
  ['화웨이', 'Huawei'],
  ['ファーウェイ', 'Huawei'],
  ['하마스', 'Hamas'],
  ['ヘズボラ', 'Hezbollah'],
  ['Хезболла', 'Hezbollah'],
  ['Исламское государство', 'Islamic State'],
  ['ИГИЛ', 'Islamic State'],
  ['탈레반', 'Taliban'],
  ['가스프롬', 'Gazprom'],
  ['НК «Роснефть»', 'Rosneft'],
  ['이란 혁명수비대', 'Islamic Revolutionary Guard Corps'],
])('%s is %s', (native, latin) => {
  expect(comparePair(native, latin).score).toBeGreaterThanOrEqual(85)
  expect(comparePair(latin, native).score).toBe(comparePair(native, latin).score)
})

test('spaces, capitals and hamza do not count', () => {
  expect(keys('바그너 그룹')).toEqual(keys('바그너그룹'))
  expect(keys('ХЕЗБОЛЛА')).toEqual(keys('Хезболла'))
  expect(keys('انصار الله')).toEqual(keys('أنصار الله'))
})

test('what Korean writes onto a name is cut off', () => {
  expect(keys('하마스는')).toEqual(['HAMAS'])
  expect(keys('화웨이코리아')[0]).toMatch(/^HUAWEI /)
})

test('a house among other words of a text is asked for by itself', () => {
  expect(nativeHouseIn('하마스 지도자 사망')?.exact).toBe('HAMAS')
  expect(nativeHouseIn('하마스')).toBeUndefined()
  expect(
    askedForms('договор с Хезболла').some(
      ({ form }) => form.exact === nativeHouseIn('договор с Хезболла')?.exact,
    ),
  ).toBe(true)
})

test('a name of other letters is none of them', () => {
  expect(keys('김민준')).toEqual([])
  expect(keys('Иван Петров')).toEqual([])
})

test('every name of the table stands there once', () => {
  const names = readTable('native-houses.tsv').flatMap(([, all]) => all!.split(' | '))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
