import { warningWord } from '@maojian/contract/project-rules'
import type { Deal } from '@maojian/domain/risk/deal'
import { expect, test } from 'vitest'
import type { ProjectContent } from './project-content.ts'
import { findingsOf } from './report-findings.ts'
import type { DealAnswer } from './tables.ts'

const content: ProjectContent = {
  country: [],
  partner: [],
  item: [],
  endUse: [],
  logistics: [],
  stop: [],
  bank: [
    {
      id: '',
      name: 'Nordhafen Bank',
      bic: 'NORDDEFF',
      country: 'DE',
      currency: 'EUR',
      type: 'RECEIVING_BANK',
    },
  ],
  noPartners: false,
  noLogistics: true,
  noSettlement: false,
}

const deal: Deal = {
  name: '某项目',
  date: '2026-11-20',
  items: [{ name: '办公桌', facts: {} }],
  countries: [
    { country: 'DE', kind: 'destination' },
    { country: 'FR', kind: 'destination' },
  ],
  settlement: [{ bank: 'Nordhafen Bank', bic: 'NORDDEFF' }],
}

const reason = { level: 1, subject: '名称另写', why: '任何说法', source: '股权', citation: '' } as const

const told = (more: Partial<DealAnswer>) =>
  findingsOf(deal, content, { warnings: [], open: [], ...more } as unknown as DealAnswer)

test('a bank with a BIC whose owner is blocked is not called free of risk as well, and keeps its type', () => {
  const found = told({ warnings: [{ ...reason, section: 'settlement', row: 0 }] })
  expect(found.filter(one => one.section === 'settlement')).toMatchObject([{ level: 1, type: '收款行' }])
})

test('an item is free where nothing is said of that destination, however the sentence begins', () => {
  const clear = (more: Partial<DealAnswer>): string[] =>
    told(more)
      .filter(one => one.section === 'item' && one.level === 0)
      .map(one => one.title)
  expect(clear({})).toEqual(['办公桌 → 德国', '办公桌 → 法国'])
  expect(clear({ warnings: [{ ...reason, section: 'item', row: 0, place: 'FR' }] })).toEqual([
    '办公桌 → 德国',
  ])
  expect(clear({ open: [{ section: 'item', id: 'x', text: '任何问题', row: 0 }] })).toEqual([])
})

test('a section that is declared not to concern the deal stands in the report as declared', () => {
  const none = findingsOf({ ...deal, logistics: [] }, content, {
    warnings: [],
    open: [],
  } as unknown as DealAnswer)
  expect(none.filter(one => one.section === 'logistics')).toMatchObject([
    { level: 0, title: '物流', why: '填报人声明本交易不涉及物流。' },
  ])
  expect(none.map(({ level, why }) => warningWord({ riskLevel: level, why, word: '' }))).toContain('不涉及')
  expect(told({}).some(one => one.section === 'logistics')).toBe(false)
})
