import { expect, test } from 'vitest'
import { addRecent, maxRecent, readRecent, type RecentParty } from './recent-parties.ts'

const party = (n: number): RecentParty => ({ title: `主体 ${n}`, href: `/sanctionInfo?id=${n}` })
const keeping = (text: string) => ({ getItem: () => text })

test('the newest stands first, none twice, the oldest gives way', () => {
  let recent: readonly RecentParty[] = []
  for (let n = 0; n < 12; n++) recent = addRecent(recent, party(n))
  recent = addRecent(recent, party(9))
  expect(recent).toHaveLength(maxRecent)
  expect(recent.map(one => one.title).slice(0, 3)).toEqual(['主体 9', '主体 11', '主体 10'])
})

test('what cannot be read, or leads elsewhere, is dropped', () => {
  expect(readRecent(keeping('{'))).toEqual([])
  expect(readRecent(keeping(JSON.stringify([{ title: 'x', href: '//evil.example' }, party(1)])))).toEqual([
    party(1),
  ])
})
