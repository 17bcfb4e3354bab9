import { describe, expect, it } from 'vitest'
import { categoryOf, productGroupOf } from './category.ts'
import { is600Series, is9x515, parseEccn, parseParagraph } from './parse-eccn.ts'

describe('parseEccn', () => {
  it.each([
    ['3a001.b.2', '3A001', 'b.2'],
    ['3A001', '3A001', ''],
    [' 3A001 (b)(2)(a) ', '3A001', 'b.2.a'],
    ['3A001b2', '3A001', 'b.2'],
    ['OA506.B', '0A506', 'b'],
    ['ECCN 9A610.x', '9A610', 'x'],
    ['３Ａ００１．ｂ', '3A001', 'b'],
    ['5A002.z.1.a', '5A002', 'z.1.a'],
    ['3 A 001', '3A001', ''],
    ['ear 99', 'EAR99', ''],
    ['EAR-99', 'EAR99', ''],
  ])('%s is %s %s', (text, code, paragraph) => {
    expect(parseEccn(text)).toEqual({ code, paragraph })
  })

  it.each(['', '3A1', '3F001', '3A0012', '芯片', 'EAR98', '3A001/数字', 'A001'])('%s is no code', text => {
    expect(parseEccn(text)).toBeUndefined()
  })

  it('tells the military series and the categories', () => {
    expect(['9A610', '3A611', '0E606', '6A001', 'EAR99'].map(is600Series)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
    expect(['9A515', '9E515', '3A515'].map(is9x515)).toEqual([true, true, false])
    expect(['5A002', '5A001', '5E992', '5D991', '0A501'].map(categoryOf)).toEqual([
      '5-2',
      '5-1',
      '5-2',
      '5-1',
      '0',
    ])
    expect(['3E001', '1C350'].map(productGroupOf)).toEqual(['E', 'C'])
    expect(parseParagraph('.B.4.A')).toBe('b.4.a')
  })
})
