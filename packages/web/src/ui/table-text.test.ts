import { expect, test } from 'vitest'
import { csvText } from './table-text.ts'

test('codes that look like numbers stay text, formulas are not run, quotes are doubled', () => {
  expect(
    csvText(
      ['编码', '名称'],
      [
        ['3E001', '技术'],
        ['0E606', '=1+1'],
        ['3A001', 'a,"b"'],
      ],
    ),
  ).toBe('\uFEFF编码,名称\r\n"=""3E001""",技术\r\n"=""0E606""",\'=1+1\r\n3A001,"a,""b"""\r\n')
})
