import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const score = (a: string, b: string): number => comparePair(a, b, '01').score

test.each([
  ['Norva Jishu Youxian Gongsi', 'Norva Technology Co., Ltd.'],
  ['Ningbo Huaxin Maoyi Youxian Gongsi', '宁波华鑫贸易有限公司'],
  ['NINGBO SHI HUA XIN MAO YI YOU XIAN GONG SI', '宁波市华鑫贸易有限公司'],
  ['Ningbo Huaxin Maoyi YouxianGongsi', 'Ningbo Huaxin Trading Co., Ltd.'],
  ['Zhongguo Nengyuan Keji Jituan', '中国能源科技集团'],
  ['Sichuan Daxue', '四川大学'],
  ['Guofang Keji Daxue', '国防科技大学'],
  ['Norva Yinhang', 'Norva Bank'],
  ['Kuangnuo Keji', 'Kuangnuo Technology'],
  ['Norva Xinxi Jishu', 'Norva Information Technology'],
  ['Norva Gufen', 'Norva Co., Ltd.'],
  ['NORVA JI CHENG DIAN LU ZHI ZAO', 'Norva Integrated Circuit Manufacturing'],
])('%s, a firm in pinyin throughout, is %s', (a, b) => {
  expect(score(a, b)).toBeGreaterThanOrEqual(90)
  expect(score(b, a)).toBe(score(a, b))
})

test.each([
  ['Ningbo Huaxin Maoyi Youxian Gongsi', 'Ningbo Tianyuan Maoyi Youxian Gongsi'],
  ['Ningbo Huaxin Maoyi Youxian Gongsi', '宁波天元贸易有限公司'],
  ['Gongsi Trading', '贸易有限公司'],
  ['Huaxin Xinxi Jishu', 'Tianyuan Information Technology'],
  ['Kyushu Fuji Shuzo', 'Kyushu Technology'],
])('%s shares but its business with %s', (a, b) => {
  expect(score(a, b)).toBeLessThan(80)
})

test('a listed name in pinyin is found by its characters and by its English name', () => {
  const index = indexOf([subjectOf('a', '01', { names: ['DALIAN HUAXIN MAOYI YOUXIAN GONGSI'] })])
  for (const text of ['大连华鑫贸易有限公司', 'Dalian Huaxin Trading Co Ltd', 'Dalian Huaxin Maoyi'])
    expect(index.search({ text }).count, text).toBe(1)
})
