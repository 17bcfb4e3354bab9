import { expect, test } from 'vitest'
import { limitFinder, parseLimits } from './limits.ts'

const find = limitFinder(
  parseLimits(
    [
      'goods\tlimits\tmarks\teccn\tcn\twhy',
      '变频器;frequency inverter\tHz>=600 VA>=40\t\t3A225\t3A225\t频率',
      '铝合金;铝管;aluminium\tMPa>=460 mm>=75\t\t1C202.a\t1C202\t强度',
      '电芯;电池\tWh/kg>=300\t\t\t3A001\t能量密度',
      '机器人\tGy>=5000\t耐辐照;防爆\t2B007\t\t辐照',
      '镁锭\tppm<=10\t\t1C228\t\t硼',
      'GPU\tTPP>=4800\t\t3A090.a\t\t性能',
    ].join('\n'),
  ),
)
const wordings = (name: string): string[] => find(name).map(one => one.wording)

test.each([
  '变频器 800Hz 1kW',
  '变频器 输出频率0-1000Hz',
  'frequency inverter 1 kHz 2 kVA',
  '铝合金棒 直径七十六毫米 抗拉强度４７０兆帕',
  '铝管 外径0.12m 550MPa',
  'aluminium tube OD 4 inch UTS 70 ksi',
  '铝合金圆棒 φ90 480MPa',
  '锂离子电芯 375 瓦时每千克',
  '锂电池 0.35kWh/kg',
  '机器人 耐辐照 5×10^4 Gy',
  '机器人 1 Mrad',
  '防爆机器人',
  '镁锭 硼<5ppm',
  'GPU TPP 5,200',
])('%s reaches a limit', name => {
  expect(wordings(name)).toHaveLength(1)
})

test.each([
  '变频器 50Hz 1kW',
  '变频器 800Hz 30W',
  '铝管 550MPa 外径 30mm',
  '铝合金棒 300MPa',
  '电芯 160Wh/kg',
  '机器人 耐辐照 100 Gy',
  '机器人 负载 20kg',
  '镁锭 50ppm',
  'GPU TPP 900',
  '铝合金轮毂 18 inch',
  '变频器 2kW',
  '水泵 800Hz',
])('%s does not, or says nothing of it', name => {
  expect(wordings(name)).toEqual([])
})

test('what was met is told as it was written, and a limit that is none is refused', () => {
  expect(wordings('变频器 800Hz')).toEqual(['800hz'])
  expect(() => parseLimits('goods\tlimits\tmarks\teccn\tcn\twhy\n泵\tHz=6\t\t2B350\t\t因')).toThrow('Hz=6')
})
