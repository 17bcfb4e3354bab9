import { rowWord, warningWord } from '@maojian/contract/project-rules'
import { outcomesZh } from '@maojian/domain/control/render/proof-zh'
import { expect, test } from 'vitest'

test('a licence that is needed is worded so, by the very words of determinations; the rest waits to be checked', () => {
  const why = `发往阿联酋，中国出口管制：${outcomesZh.licence_required}`
  expect(warningWord({ riskLevel: 2, why, word: '' })).toBe('需许可')
  expect(warningWord({ riskLevel: 2, why: '可能在名单中，请确认', word: '' })).toBe('须核实')
  expect(warningWord({ riskLevel: 1, why, word: '' })).toBe('是')
})

test('the row of a deal bears the word of the report, told or not', () => {
  const why = `发往阿联酋，中国出口管制：${outcomesZh.licence_required}`
  const tags = ['高风险', '须核实'] as const
  for (const word of ['', '受限（限制投资）'])
    expect(rowWord({ riskLevel: 2, why, word }, tags)).toBe(warningWord({ riskLevel: 2, why, word }))
  expect(rowWord({ riskLevel: 2, why: '名称相近', word: '' }, tags)).toBe('须核实')
  expect(rowWord({ riskLevel: 1, why, word: '禁止' }, tags)).toBe('高风险')
})
