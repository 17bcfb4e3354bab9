import { expect, test } from 'vitest'
import { repairHomoglyphs } from './homoglyphs.ts'

test.each([
  ['NОRVАN', 'NORVAN'],
  ['ВЕIJING NОRVАN СО., LТD.', 'BEIJING NORVAN CO., LTD.'],
  ['РАРА РЕТRОLЕUМ', 'PAPA PETROLEUM'],
  ['5ТН SНIРYАRD', '5TH SHIPYARD'],
  ['YАNYА МUJАНID', 'YANYA MUJAHID'],
])('%s in Cyrillic letters that look like Latin ones is %s', (written, read) => {
  expect(repairHomoglyphs(written)).toBe(read)
})

test.each([
  ['Вiктар', 'Віктар'],
  ['ТОО Норван NOVА', 'ТОО Норван NOVA'],
  ['ОСТ NORVAN', 'ОСТ NORVAN'],
])('%s keeps the words that are Cyrillic: %s', (written, read) => {
  expect(repairHomoglyphs(written)).toBe(read)
})
