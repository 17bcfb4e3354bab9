import { expect, test } from 'vitest'
import { suggestCodes } from './classify-product.ts'
import { everydayExports, laterExports } from './everyday-exports.table.ts'
import { answeredFree, listWords } from './list-words.table.ts'

/** Codes of China's list of which the very words of a name speak. */
const chinaCodes = (name: string): string[] =>
  suggestCodes(name, 50)
    .candidates.filter(one => one.list === 'cnCode' && one.namedWhy !== '')
    .map(one => one.code)

/** What a deal warns of that declares the goods to be on no list. */
const isTold = (name: string): boolean => {
  const { candidates, reviewFirst } = suggestCodes(name, 50)
  return reviewFirst !== '' || candidates.some(one => one.namedWhy !== '')
}

test.each(Object.entries(listWords))('the item words of %s speak of that code', (code, words) => {
  expect(words.split(';').filter(name => !chinaCodes(name).includes(code))).toEqual([])
})

test('an element in a form that its code controls is told in any order and with other metals between', () => {
  const names = {
    钪铝中间合金: '1C907',
    氮化铝钪靶材: '1C907',
    钐块: '1C902',
    硝酸镝: '1C905',
    合金靶含钇: '1C908',
  }
  for (const [name, code] of Object.entries(names)) expect(chinaCodes(name), name).toContain(code)
})

test('what the ministry has answered to be free is not told as listed', () => {
  expect(answeredFree.filter(name => chinaCodes(name).length > 0)).toEqual([])
})

test('a model is told however its letters and figures are spaced, and is none of the series that its maker classifies apart', () => {
  const told = (name: string): string[] =>
    suggestCodes(name, 50)
      .candidates.filter(one => one.namedWhy !== '')
      .map(one => one.code)
  expect(told('RTX 4090')).not.toContain('4A994.l')
  expect(told('RTX 4090')).toContain('4A090.a')
  expect(told('RTX 4070')).toContain('4A994.l')
  expect(told('Jetson Orin NX 16GB')).toContain('5A992.c')
  expect(told('XCVU9P')).toContain('3A001.a.7')
  expect(told('RTX4090')).toContain('4A090.a')
  expect(told('英伟达 RTX4090 显卡')).toContain('4A090.a')
  expect(told('哈默 C42U 五轴')).toContain('2B001.b.2')
  expect(told('Gaudi 2')).toContain('4A090.a')
  expect(told('沐曦 C500')).toContain('3A090.a')
  expect(told('C500 打印机')).toEqual([])
})

// Of those told most have an entry (5A992.c, 4A994, 2A001); the others are words of arms in names of toys.
test('everyday exports are seldom told, those written after the table neither', () => {
  expect([everydayExports.length, laterExports.length]).toEqual([804, 267])
  expect(everydayExports.filter(isTold).length).toBeLessThanOrEqual(38)
  expect(laterExports.filter(isTold).length).toBeLessThanOrEqual(35)
})

test('goods of arms, metal printers, mirrors and scramblers by further names are told; foil and plastic printers are not', () => {
  const told = [
    '碳碳喷管',
    'carbon-carbon nozzle',
    '金属3D打印机',
    '电子束熔化增材制造',
    'voice scrambler',
    '大口径望远镜 碳化硅主镜',
    '遥控扫雷艇',
    '箔条干扰弹',
    '敌我识别应答机',
    '装甲钢板',
    '弹道计算机',
  ]
  expect(told.filter(name => !isTold(name))).toEqual([])
  expect(['铝箔条', '塑料3D打印机', 'FDM 3D printer', '喷水管'].filter(isTold)).toEqual([])
})

test('a wavelength alone is no resist: it is the scanner or the laser that it is of', () => {
  const told = (name: string): string[] =>
    suggestCodes(name, 50)
      .candidates.filter(one => one.namedWhy !== '')
      .map(one => one.code)
  expect(told('ArF 浸没式光刻机')).not.toContain('3C002')
  expect(told('ArF 浸没式光刻机')).toContain('3B001.f')
  expect(told('KrF 光刻胶')).toContain('3C002')
  expect(told('电子束检测设备')).toContain('3B992')
})
