import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'
import { withHouse } from './house-form.ts'
import { formAsWritten } from '../cut/written-form.ts'

const forms = (name: string): string[] =>
  withHouse(formAsWritten(name)).map(form => form.tokens.map(token => token.key).join(' '))

test('a firm is called by the name that its house gives itself, and the rest of its name is read', () => {
  expect(forms('中船诺江造船有限公司')).toEqual(['CSSC NUOJIANG 造船 有限公司'])
  expect(forms('深圳浪潮电子有限公司')).toEqual(['深圳 INSPOUR 电子 有限公司'])
})

test('a house may have a business word in its name, several names and names of several words', () => {
  expect(forms('莱茵金属防务公司')).toEqual(['RHEINMETALL 防务 公司'])
  expect(forms('华润诺瓦有限公司')).toEqual(['CHINA RESOURCES NUOWA 有限公司', 'CR NUOWA 有限公司'])
})

test('the longest house counts', () => {
  expect(forms('中国船舶重工诺瓦研究所')[0]).toMatch(/^CSIC /)
})

test('two characters without business or form, or inside a name, are no house', () => {
  expect(forms('中船诺')).toEqual([])
  expect(forms('诺中船造船有限公司')).toEqual([])
})

test('such a name is possible and never a hit, and the house is told as a translation', () => {
  const listed = 'CSSC Nuojiang Shipbuilding Co., Ltd.'
  const { score, evidence } = comparePair('中船诺江造船有限公司', listed)
  expect(score).toBeGreaterThanOrEqual(85)
  expect(score).toBeLessThan(95)
  const why = explainPair(evidence, listed, score)
  expect(why).toContain('中英含义一致：“中船”对“CSSC”')
  expect(why).toContain('拼音一致：“诺江”对“NUOJIANG”')
  expect(comparePair('中船诺江造船有限公司', 'CSIC Nuojiang Shipbuilding Co., Ltd.').score).toBeLessThan(80)
})

test('a house called by an ordinary word has no such form: many firms are called so', () => {
  expect(forms('公牛电器有限公司')).not.toContain('BULL 有限公司')
  expect(forms('鳄鱼恤有限公司')).toEqual([])
})

test('a house of three characters and more is known in pinyin too, in one word or several', () => {
  expect(forms('Hangzhou Haikang Weishi Digital Ltd')).toEqual(['HANGZHOU HIKVISION DIGITAL LTD'])
  expect(forms('HAIKANGWEISHI')).toEqual(['HIKVISION'])
  expect(forms('Haikang Digital Ltd')).toEqual([])
})
