import { expect, test } from 'vitest'
import { tellsBearers, toldBearers } from './told-bearers.ts'

test.each([
  ['nominee for Yastrel Holding', 'Yastrel Holding'],
  ['为亚斯特雷尔公司代持', '亚斯特雷尔公司'],
  ['亚斯特雷尔公司间接持有', '亚斯特雷尔公司'],
  ['资金由Yastrel提供，登记在他人名下', 'Yastrel'],
  ['fronting Yastrel', 'Yastrel'],
  ['Yastrel holds equitable title', 'Yastrel'],
  ['номинальный держатель Yastrel', 'Yastrel'],
  ['华为技术有限公司间接持有', '华为技术有限公司'],
])('%s names whom to look up, in a source too', (text, name) => {
  expect(toldBearers(text)).toContain(name)
  expect(tellsBearers(text)).toBe(true)
})

test.each([
  ['Yastrel', 'Yastrel'],
  ['by order of Bank Rossiya', 'Bank Rossiya'],
  ['亚斯特雷尔公司挂名', '亚斯特雷尔公司'],
])('%s as words of control names whom to look up, whatever else it says', (text, name) => {
  expect(toldBearers(text)).toContain(name)
})

test.each(['普通合伙人', 'VIE', '控股股东', 'Board majority', 'right-to-appoint-and-remove-directors', ''])(
  '%s names nobody',
  text => {
    expect(toldBearers(text)).toEqual([])
  },
)

test.each([
  '2024年年报',
  'Companies House',
  '国家企业信用信息公示系统',
  '合并报表',
  '任免董事会多数',
  '依章程控制',
])('%s tells of no bearer', text => {
  expect(tellsBearers(text)).toBe(false)
})
