import { expect, it } from 'vitest'
import type { ReadReport } from '../types.ts'
import type { XmlElement } from './element.ts'
import { fieldCheck } from './field-table.ts'

const element = (name: string, children: XmlElement[] = [], attributes = {}): XmlElement => ({
  name,
  attributes,
  children,
  text: `text of ${name}`,
})

const warningsOf = (record: XmlElement): string[] => {
  const warnings: string[] = []
  const report: ReadReport = {
    publishedOn: () => {},
    stated: () => {},
    lines: () => {},
    skipped: () => {},
    warn: kind => warnings.push(kind),
  }
  fieldCheck({ read: ['@id', 'names/name'], ignored: { history: '旧副本' } })(record, report)
  return warnings
}

it('is silent on read and ignored fields, whatever lies below an ignored one', () => {
  const names = element('names', [element('name')])
  const history = element('history', [element('anything', [], { at: '1' })])
  expect(warningsOf(element('record', [names, history], { id: '1' }))).toEqual([])
})

it('warns of unknown elements and attributes with their path', () => {
  const names = element('names', [element('nick'), element('name', [], { lang: 'x' })])
  expect(warningsOf(element('record', [names, element('new')], { other: '1' }))).toEqual([
    '未知字段 @other',
    '未知字段 names/nick',
    '未知字段 names/name/@lang',
    '未知字段 new',
  ])
})
