import { isKnownParagraph } from '@maojian/domain/control/code/known-paragraph'
import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { expect, test } from 'vitest'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { suggestCodes } from './classify-product.ts'

const told = (name: string): string[] =>
  suggestCodes(name, 50)
    .candidates.filter(one => one.namedWhy !== '')
    .map(one => one.code)

test.each([
  ['变频器 三相 900Hz 2kVA', '3A225', '变频器 三相 50Hz 2kVA'],
  ['frequency inverter 1200 Hz 3 kVA', '3A225', 'frequency inverter 60 Hz 3 kVA'],
  ['铝管 外径0.1m 抗拉强度 510兆帕', '1C202.a', '铝管 外径0.1m 抗拉强度 310兆帕'],
  ['锂离子电芯 390 瓦时/千克', '3A001.e.1.b', '锂离子电芯 180 瓦时/千克'],
  ['GPU芯片 TPP 6000', '3A090.a', 'GPU芯片 TPP 900'],
  ['工业机器人 耐辐照 2×10^4 Gy', '2B207', '工业机器人 负载 20kg'],
  ['镁锭 硼 3ppm', '1C228', '镁锭 硼 300ppm'],
  ['图像传感器 抗辐照', '3A001.a.1', '图像传感器 500万像素'],
  ['离心泵 哈氏合金 5 m3/h', '2B350.i', '不锈钢水泵 20 m3/h'],
  ['直流稳压电源 150V 600A', '3A226', '直流稳压电源 220V 20A'],
  ['质谱仪 质量范围 2-300u', '3A233', '质谱仪 质量范围 2-150u'],
  ['功放 2.7-3.5GHz 300W', '3A001.b.4', '车载功放 12V 300W'],
  ['功放模块 5-6GHz 30W', '3A001.b.4', 'WiFi功放模块 5.8GHz 500mW'],
  ['功放 X波段 8-12GHz 50W', '3A001.b.2', '射频功放 433MHz 50W'],
  ['毫米波功放 94GHz', '3A001.b.4', '功放 100W'],
  ['电源 30kV 2A', '3A227', '电源 24V 10A'],
  ['dc power supply 30 kV 2 A', '3A227', 'dc power supply 30 V 2 A'],
  ['直流电源 0.02MV 1A', '3A227', '直流电源 20mV 1A'],
  ['陀螺 0.01°/h', '7A002', '玩具陀螺'],
  ['热成像 640×512 50Hz', '6A003.b.4.b', '热敏打印机'],
  ['肼 水溶液 70%', '1C111', '苯肼 99%'],
  ['铋 99.99% 银 10ppm', '1C229', '次水杨酸铋 药片'],
  ['镁 99.99% 钙', '1C228', '硫酸镁 99.99%'],
  ['电容器 1.4kV 0.5μF 10nH', '3A201.a', '电容器 450V 470uF'],
  ['X光机 500keV 脉冲', '3A201.c', 'X光机 70kV'],
  ['1000 bar 等静压 内腔 6.5 inch', '2B204.a', '液压机 1000 bar'],
  ['SiC 晶圆 电阻率大于10000欧姆厘米', '3C005', '硅晶圆 电阻率 10欧姆厘米'],
  ['A/D converter 16 bit 250 MSPS', '3A001.a.5.a', 'A/D converter 8 bit 1 MSPS'],
  ['电弧熔炼炉 2500cm3', '2B227.a', '电弧焊机'],
  ['高速计算机 APP 100 WT', '4A003.b', '计算机 300W'],
])('%s is told as %s, %s is not', (above, code, below) => {
  expect(told(above)).toContain(code)
  expect(told(below)).not.toContain(code)
})

test('what a number was held against is told with it', () => {
  const [first] = suggestCodes('变频器 900Hz 2kVA').candidates
  expect(first!.namedWhy).toContain('900hz')
  expect(first!.namedWhy).toContain('600 Hz')
})

test('codes of the limits stand in the lists', () => {
  const { eccns, cnDualUse, cnNotices } = controlFacts()
  const noticed = new Set(cnNotices.flatMap(one => one.codes))
  const { limits } = classificationFacts()
  const codes = limits.flatMap(one => one.eccns)
  expect(
    codes.filter(code => {
      const { code: base, paragraph } = parseEccn(code)!
      const entry = eccns.get(base)
      return entry === undefined || !isKnownParagraph(entry, paragraph)
    }),
  ).toEqual([])
  expect(
    limits.flatMap(one => one.cnCodes).filter(code => !cnDualUse.has(code) && !noticed.has(code)),
  ).toEqual([])
})
