import { expect, test } from 'vitest'
import { reportHeadline } from './report-headline.ts'
import type { Finding } from './tables.ts'

const finding = (more: Partial<Finding>): Finding => ({
  section: 'partner',
  level: 1,
  title: 'Norva Air',
  why: '',
  source: '名单甲、名单乙、名单丙',
  citation: '',
  ...more,
})

test('the headline names what is gravest: what is forbidden stands before what needs a licence', () => {
  const item = finding({ section: 'item', title: 'ADC', kind: 'licence', source: '' })
  const air = finding({ kind: 'prohibited', effect: '资产冻结', type: '买方' })
  expect(reportHeadline('red', [item, air])).toBe(
    '禁止（资产冻结）：买方 Norva Air（名单甲、名单乙 等）；另有 1 项高风险',
  )
  expect(reportHeadline('red', [item])).toBe('需许可：ADC')
})

test('a bank that is cut off in part is restricted, and nothing to be verified', () => {
  const bank = finding({
    level: 2,
    kind: 'restricted',
    effect: '限制银行往来',
    type: '付款行',
    source: '名单甲',
  })
  expect(reportHeadline('orange', [bank])).toBe('受限（限制银行往来）：付款行 Norva Air（名单甲）')
})

test('a report of before kinds were told keeps its sentence', () => {
  expect(reportHeadline('red', [finding({})])).toContain('高风险')
  expect(reportHeadline('clear', [])).toBe('未发现风险')
})
