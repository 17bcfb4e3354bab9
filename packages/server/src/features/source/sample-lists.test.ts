import { starterOnly } from '@maojian/domain/vocabulary/starter-data'
import { expect, it } from 'vitest'
import { missingLists } from './missing-lists.ts'
import { sampleLists } from './sample-lists.ts'

const list = (id: string, starter: boolean) => ({
  id,
  edition: '1',
  publishedOn: '2026-11-20',
  entries: 1,
  starter,
})

it('one sample among official lists is told by its name', () => {
  const text = sampleLists({ sources: [list('un-sc', false), list('ofac-sdn', true)] })
  expect(text).toContain('部分名单仍为内置示例数据')
  expect(text).toContain('请先导入真实名单：OFAC SDN。')
})

it('names the heaviest of many samples, and how many there are', () => {
  const samples = ['bis-dpl', 'bis-meu', 'eu-fsf', 'ofac-sdn'].map(id => list(id, true))
  expect(sampleLists({ sources: [list('un-sc', false), ...samples] })).toMatch(/：OFAC SDN、.*等 4 份。$/u)
})

it('samples alone are told as before, and official lists alone not at all', () => {
  expect(sampleLists({ sources: [list('un-sc', true)] })).toBe(starterOnly)
  expect(sampleLists({ sources: [list('un-sc', false)] })).toBe('')
})

it('tells how many lists of the product were never imported, and which; one that ended is none of them', () => {
  const text = missingLists({ sources: [list('un-sc', false)] })
  expect(text).toMatch(/^\d+ 份名单未导入：.*OFAC SDN.*世行除名/u)
  expect(text).not.toContain('英国财政部')
})
