import { expect, test } from 'vitest'
import { suggestCodes } from './classify-product.ts'

const isTold = (name: string): boolean => {
  const { candidates, reviewFirst, usual } = suggestCodes(name, 50)
  return usual === null && reviewFirst !== '' && candidates.some(one => one.namedWhy !== '')
}

const systems = [
  ['F-22', 'F/A-18E', 'F－16', 'C-130J', 'B-2', 'MQ-9', 'AH-64D', 'UH-60', 'T-38', 'KC-46A'],
  ['M1A2', 'M1151', 'HIMARS', 'T-72B3', 'BMP-2', 'BTR-80', '豹2A6', 'Leopard 2', 'ZTZ-99', '96式坦克'],
  ['歼-20', '歼20', '轰-6K', '运-20', '直-10', '教-8', '无侦-7', '空警-500', 'J-10', 'JF-17'],
  ['Su-30MKI', '苏-35', 'MiG-29', '米格29', '米-24', '图-160', '伊尔-76', 'Ka-52', '安-124'],
  ['S-400', 'RPG-7', 'AGM-114', '东风-21', '红旗-9', 'PAC-3', 'DDG-51', '052D', 'CVN-78'],
  ['AK-47', 'M16A4', 'M249', 'HK416', 'F110-GE-129', 'AL-31F', 'WS-10'],
].flat()

test('a household part of a named weapon system is never EAR99, and says which lists come first', () => {
  const names = systems.flatMap(system => ['轮胎', '灯泡', '螺栓'].map(part => `${system} ${part}`))
  expect(names.filter(name => !isTold(name))).toEqual([])
})

test('a weapon system by its bare name is told too', () => {
  const bare = ['F-16', '歼-10', 'T-72', 'AK-47', 'RPG-7', '毒刺', 'F100 发动机', '悍马 M1151', '弹射座椅']
  expect(bare.filter(name => !isTold(name))).toEqual([])
})

test('parts that are declared as civil aircraft parts are told where the helicopter is a military one', () => {
  expect(suggestCodes('黑鹰直升机 零件').candidates[0]!.code).toBe('9A610.x')
  expect(suggestCodes('Black Hawk UH-60 rotor bearing').candidates[0]!.code).toBe('9A610.x')
  expect(suggestCodes('A320 起落架').candidates[0]!.code).toBe('9A991.d')
})

test('sizes, cars, toys and sensors of like letters and figures stay free', () => {
  const free = ['M16 螺栓', 'M6 螺丝', 'T8 灯管', 'E27 灯泡', 'AK-47 玩具枪']
  const cars = ['F-150 皮卡 脚垫', '宝马 M3 轮胎', '奔驰 S400 轮胎']
  const other = [
    'MQ-2 气体传感器',
    'MQ-9 气体传感器',
    '大米 8',
    '小米 14 手机壳',
    '歼-20 模型玩具',
    'F-16 拼图 儿童',
  ]
  expect([...free, ...cars, ...other].filter(name => suggestCodes(name, 50).reviewFirst !== '')).toEqual([])
  expect(free.filter(name => suggestCodes(name).usual !== 'EAR99')).toEqual([])
})

test('letters and figures that nobody knows leave the goods open instead of EAR99', () => {
  expect(suggestCodes('XR-99 轮胎').usual).toBeNull()
  expect(suggestCodes('空气炸锅 AF-501').usual).toBe('EAR99')
})
