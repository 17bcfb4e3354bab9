import { expect, test } from 'vitest'
import { plainText, unescaped } from './plain-text.ts'

test.each([
  ['a\u0000b', 'ab'],
  ['甲\ud800乙', '甲乙'],
  ['\u009f\ufffe公司\uffff', '公司'],
  ['两行\n\t文字\r\n', '两行\n\t文字\r\n'],
  ['😀 𠮷野', '😀 𠮷野'],
])('%j is kept as %j', (text, plain) => expect(plainText(text)).toBe(plain))

test.each([
  ['a_x000D_b', 'a\rb'],
  ['_x005F_x000D_', '_x000D_'],
  ['box_x_y', 'box_x_y'],
])('%j of a workbook means %j', (text, meant) => expect(unescaped(text)).toBe(meant))
