import { describe, expect, it } from 'vitest'
import { designatorFinder, parseDesignators } from './designators.ts'

const finder = designatorFinder(
  parseDesignators(
    [
      'role\twords\tkinds\teccn\twhy',
      'sure\tF-16;T-72;AGM-###;枭龙\t战斗机;坦克;tank\t9A610.x\t军用',
      'part\tC-17;米-8;MQ-9\t运输机;直升机\t9A610.x\t军用',
      'kind\tM16;毒刺\t步枪;rifle\t0A501.x\t枪支',
      'thing\t轮胎;螺栓\t\t\t',
      'thing\tbolt;tire\t\t\t',
      'apart\t玩具;文件夹\t\t\t',
      'civil\t皮卡;气体传感器\t\t\t',
      'size\tM##;E27\t\t\t',
    ].join('\n'),
  ),
)
const found = (name: string): string[] => finder.find(name).map(one => one.wording)

describe('a designation of a weapon system', () => {
  it.each(['F-16 手套', 'F－16 手套', 'f–16c 手套', 'AGM-114 手套', '枭龙 手套', 'T-72B3 手套'])(
    'speaks wherever it stands, however it is spelt: %s',
    name => expect(found(name)).toHaveLength(1),
  )

  it.each([
    'F16 轮胎',
    'F 16 tires',
    '老F-16轮胎',
    'C-17 bolts',
    '米-8轮胎',
    '俄罗斯米8轮胎',
    'MQ-9',
    'T 72 坦克',
    '毒刺',
  ])('speaks beside a part or its kind, or alone: %s', name => expect(found(name)).toHaveLength(1))

  it('of a size speaks beside its kind only', () => {
    expect(found('M16 步枪 螺栓')).toEqual(['M16'])
    expect(found('M16 螺栓')).toEqual([])
    expect(found('M16')).toEqual([])
  })

  it.each([
    'F-150 轮胎',
    'AF-16 轮胎',
    'F-16.5 轮胎',
    'F-160 轮胎',
    '大米 8 轮胎',
    'T 72 小时',
    'F16 垫',
    'C-17 纸',
  ])('is no part of another word, number or measure: %s', name => expect(found(name)).toEqual([]))

  it('is none on toys, nor beside words of civil goods unless its kind is named', () => {
    expect(found('F-16 战斗机 玩具')).toEqual([])
    expect(found('F-16 文件夹')).toEqual([])
    expect(found('F-16 皮卡 轮胎')).toEqual([])
    expect(found('MQ-9 气体传感器')).toEqual([])
    expect(found('皮卡 运 T-72 坦克 轮胎')).toEqual(['T-72'])
  })
})

describe('letters and figures that no table knows', () => {
  it('before the thing may be those of a weapon system', () => {
    expect(finder.mayFind('X-99 轮胎')).toBe(true)
    expect(finder.mayFind('XK99 tires')).toBe(true)
  })

  it('say nothing behind the thing, as a size, on toys and civil goods', () => {
    for (const name of ['空气炸锅 AF-501', 'M12 螺栓', 'E27 灯泡', '12V5 灯', 'X-99 玩具', 'X-99 皮卡 轮胎'])
      expect(finder.mayFind(name), name).toBe(false)
  })
})

it('a table row without a code is refused with its line', () => {
  expect(() => parseDesignators('role\twords\tkinds\teccn\twhy\nsure\tF-16\t战斗机\t\t军用')).toThrow(
    '第 2 行',
  )
})
