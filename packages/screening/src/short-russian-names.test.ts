import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'

const isFound = (text: string, listed: string): boolean =>
  indexOf([subjectOf('s1', '01', { names: [listed] })]).search({ text }).hits.length > 0

test.each([
  ['ООО «МосЦентр»', 'Moscow Stock Center LLC', 'a stock center is no company of shares'],
  ['ООО «МедФарм»', 'AGROPECUARIA MAIS', 'no Korean syllable ends so'],
  ['ООО «ТелеПлюс»', '非公開株式会社トゥルボルス', 'kana tell P from B'],
])('%s is no %s: %s', (text, listed) => {
  expect(isFound(text, listed)).toBe(false)
})

test.each([
  ['Московский фондовый центр', 'Moscow Stock Center LLC'],
  ['Stock Center Moscow', 'Moscow Stock Center LLC'],
  ['Norvalt Stock Company', 'Norvalt JSC'],
])('%s is %s', (text, listed) => {
  expect(isFound(text, listed)).toBe(true)
})
