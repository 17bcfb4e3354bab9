import { expect, test } from 'vitest'
import { refusalOf } from './refusal.ts'

test.each([
  ['参数 eccn：管制清单中没有 3A777，请核对编码', 'eccn', '管制清单中没有 3A777，请核对编码'],
  ['参数 parties[0].name：请输入当事方名称', 'parties', '请输入当事方名称'],
])('%s is told at its field', (text, field, message) => {
  expect(refusalOf(text)).toEqual({ field, message })
})

test('a refusal that names no field stays with the page', () => {
  expect(refusalOf('今日次数已用完')).toBeUndefined()
})
