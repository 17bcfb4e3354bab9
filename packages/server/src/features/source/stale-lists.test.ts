import { expect, it } from 'vitest'
import { staleLists } from './stale-lists.ts'

const list = (id: string, publishedOn: string, starter = false) => ({
  id,
  edition: '1',
  publishedOn,
  entries: 1,
  starter,
})

const told = (...sources: ReturnType<typeof list>[]): string => staleLists({ sources }, '2026-11-26')

it('says how old an edition past the rhythm of its publisher is', () => {
  expect(told(list('un-sc', '2026-02-27'), list('ofac-sdn', '2026-11-20'))).toContain(
    '（2026-02-27，272 天）。',
  )
})

it('says nothing of editions in time, of samples, and of what has no day', () => {
  expect(
    told(list('un-sc', '2026-11-01'), list('un-sc', '', false), list('eu-fsf', '2020-01-01', true)),
  ).toBe('')
})

it('names the oldest three of many', () => {
  const many = ['un-sc', 'ofac-sdn', 'eu-fsf', 'uk-sanctions'].map((id, n) => list(id, `2026-0${n + 1}-01`))
  const text = told(...many)
  expect(text).toContain('等 4 份。')
  expect(text).not.toContain('2026-04-01')
})
