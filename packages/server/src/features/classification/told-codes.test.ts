import { expect, test } from 'vitest'
import { suggestCodes } from './classify-product.ts'

const told = (name: string): string[] =>
  suggestCodes(name, 50)
    .candidates.filter(one => one.namedWhy !== '')
    .map(one => one.code)

test.each([
  ['约束椅', '0A982'],
  ['生化 防护服', '1A004'],
  ['防护服 生化', '1A004'],
  ['火帽 枪用', '0A505'],
  ['指纹采集仪 警用', '3A981'],
  ['四轴 飞行器 3万元', '9A012'],
  ['快速热退火', '3B991'],
  ['静电卡盘', '3B991'],
  ['氮化铝 衬底', '3C005'],
  ['蒙乃尔阀', '2B350.g'],
  ['Windows 11 专业版 授权', '5D992.c'],
  ['XCZU9EG-2FFVB1156I', '5A992.c'],
  ['XCKU115-2FLVA1517E', '3A001.a.7'],
  ['1SG280HU2F50E2VG', '3A001.a.7'],
  ['ADS5400 12bit 1GSPS', '3A001.a.5.a'],
  ['CGHV96100F2', '3A001.b.3'],
  ['Cerebras CS-3', '4A090.a'],
  ['Tesla V100', '4A994.l'],
  ['三氟化氮', '1C992.m'],
  ['三氟化氯', '1C238'],
])('%s is told as %s', (name, code) => expect(told(name)).toContain(code))

test('uranium hexafluoride goes to nuclear authorities first and is no other fluoride', () => {
  expect(suggestCodes('六氟化铀').reviewFirst).toContain('NRC')
  for (const code of ['1C992', '1C992.m', '1C238']) expect(told('六氟化铀')).not.toContain(code)
})

test('a US code is never told with the reason of a Chinese notice', () => {
  const names = [
    '金属镓',
    '磷化镓',
    '氧化镝',
    '钐钴',
    '四氯化锗',
    '三甲基铟',
    '碲化镉',
    '钨粉',
    '人造金刚石',
    '高能量密度电芯',
  ]
  const wrong = names.flatMap(name =>
    suggestCodes(name, 50)
      .candidates.filter(one => one.list === 'eccn' && /中国|公告/u.test(one.namedWhy))
      .map(one => `${name} ${one.code}`),
  )
  expect(wrong).toEqual([])
  expect(told('金属镓')).toEqual(['3C001'])
  expect(told('氧化镝')).not.toContain('1C003')
})

test('household goods of like names are not told', () => {
  const free = [
    '护手霜 含三乙醇胺',
    '氟化钠牙膏',
    '碳纤维汽车尾翼',
    '碳纤维自行车架',
    '病毒 口罩 N95',
    '消毒液 病毒',
    '倒车雷达',
    '浴室 换热器',
    '暖气 球阀 黄铜',
    '玩具 无人机',
    '玩具 手铐',
    'UH-60 玩具直升机',
    '遥控四轴飞行器 玩具',
    '疫苗 冷藏箱',
    '示波器 探头',
    '无缝锅炉管',
    '甘草(切片研磨成粉)',
  ]
  expect(free.filter(name => told(name).length > 0)).toEqual([])
  for (const name of ['碳纤维', '三乙醇胺', '新冠病毒 毒株', '无人机', '手铐', '雷达', '换热器'])
    expect(told(name), name).not.toEqual([])
})

test('goods of notices whose codes are not held name the notice, not another one', () => {
  const earths = [
    '稀土离心萃取设备',
    '稀土焙烧回转窑',
    '稀土电解槽',
    '真空感应甩带炉',
    '磁材气流磨',
    '氢碎炉',
    '晶界扩散设备',
    'P204',
    'P507萃取剂',
    '环烷酸萃取剂',
  ]
  for (const name of earths) {
    expect(suggestCodes(name).reviewFirst, name).toContain('第56号')
    expect(told(name), name).toEqual([])
  }
  for (const name of ['直流电弧等离子体喷射化学气相沉积设备', '金刚石线锯', '金刚石砂轮'])
    expect(suggestCodes(name).reviewFirst, name).toContain('第55号')
})
