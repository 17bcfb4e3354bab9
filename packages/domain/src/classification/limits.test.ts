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
      '陀螺\tdeg/h<0.5\t\t7A002\t\t零偏',
      '镁\t%>=99.98\t\t1C228\t\t纯度',
      '转换器;bit\tSPS>65000000 bit>=16\t\t3A001.a.5.a\t\t采样率',
      '电容\tnH<50 V>=1400 uF>=0.5\t\t3A201.a\t\t电感',
      '等静压\tMPa>=69 mm>=152\t\t2B204\t\t压力',
      '光机\tkeV>=500\t\t3A201.c\t\t能量',
      '晶圆\tohmcm>=10000\t\t3C005\t\t电阻率',
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
  '陀螺 0.01°/h',
  '三轴陀螺 零偏 0.3 度/小时',
  '镁 ９９.９９％',
  '转换器 16位 250MSPS',
  '16 bit 0.25 GS/s',
  '电容 25kV 2微法 20nH',
  '等静压 1000bar 6.5inch',
  '等静压 10000 psi',
  '光机 2.3MeV',
  '晶圆 2万 Ω·cm',
  '电池 36万Wh/t',
  '电池 1296 kJ/kg',
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
  '陀螺 30°/h',
  '碳酸镁 99.99%',
  '镁 99.9%',
  '转换器 12位 250MSPS',
  '电容 450V 470uF',
  '电容 16V 100nH',
  '等静压 600bar 200mm',
  '光机 160keV',
  '晶圆 10 欧姆厘米',
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
