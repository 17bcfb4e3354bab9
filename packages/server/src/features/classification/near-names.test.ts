import { expect, test } from 'vitest'
import { suggestCodes } from './classify-product.ts'

const told = (name: string): string[] =>
  suggestCodes(name, 50)
    .candidates.filter(one => one.namedWhy !== '')
    .map(one => one.code)

test.each([
  ['autonomous underwater vehicle', '8A001'],
  ['自主式水下航行器', '8A001'],
  ['jamming equipment', '5A001.f'],
  ['IMSI捕获设备', '5A001.f.1'],
  ['移动通信截获装置', '5A001.f.1'],
  ['高速气炮', '2B232'],
  ['gas gun', '2B232'],
  ['cryogenic CMOS', '3A901'],
  ['VPN appliance', '5A002'],
  ['traveling wave tube', '3A001.b.1'],
  ['Analogue to digital converter', '3A001.a.5.a'],
  ['heat shield carbon-carbon', '9A116'],
  ['X射线机 闪光', '3A201.c'],
  ['GaN功放 2.7-3.5GHz 300W', '3A001.b.4'],
  ['GaN功放模块 8-12GHz 50W 连续波', '3A001.b.2'],
  ['GaN功放', '3A001.b.4'],
  ['金属有机化学气相沉积', '3B001.a'],
  ['原子层沉积', '3B001.d'],
  ['原子层沉积 200mm', '3B001.d'],
  ['干法刻蚀', '3B001.c'],
  ['离子注入', '3B001.b'],
  ['分子束外延', '3B001.a'],
  ['GNSS接收机 抗干扰 空时自适应', '7A005'],
])('%s is told as the product that it is first taken for', (name, code) => {
  expect(told(name)).toContain(code)
})

test('how much a name says of itself, or a word beside it, changes nothing of what it is', () => {
  for (const name of ['KTV功放 1000W', 'HiFi功放', '功放 100W', '锂电池 48V 20Ah', '天线 2.4GHz 5dBi'])
    expect(told(name), name).toEqual([])
  for (const [name, figures] of [
    ['水下航行器', '航程200km 30kg'],
    ['行波管放大器', 'Ku波段 200W'],
    ['不锈钢保温杯', '500ml 20W'],
  ] as const)
    expect(told(`${name} ${figures}`), name).toEqual(told(name))
})

test('a compound of metals is no tool that lays it down', () => {
  expect(told('金属有机化学气相沉积')).not.toContain('3C003')
  expect(told('三甲基镓 金属有机源')).toContain('3C003')
})

test('a wafer with a layer of silicon carbide is no furnace', () => {
  for (const name of ['碳化硅外延片', 'SiC epitaxial wafer', '6英寸碳化硅外延晶片']) {
    expect(told(name), name).toContain('3C006')
    expect(told(name), name).not.toContain('3B001.a')
  }
  expect(told('硅外延生长设备')).toContain('3B001.a')
})

test('limits in the reasons are those of the entries', () => {
  const why = (name: string, code: string): string =>
    suggestCodes(name, 50).candidates.find(one => one.code === code)?.why ?? ''
  expect(why('稀释制冷机', '3A904')).toContain('0.1 K及以下')
  expect(why('马氏体时效钢', '1C216')).toContain('极限抗拉强度1950 MPa')
  expect(why('ArF胶', '3C002')).toContain('小于193 nm')
  expect(why('钛棒', '1C202')).toContain('超过75 mm')
})
