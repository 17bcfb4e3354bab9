import { buildIndex, engineVersion } from '@maojian/screening'
import { expect, test } from 'vitest'
import { openPublished } from './read-published.ts'

const toldOf = (engine: string): string[] => {
  const told: string[] = []
  const bytes = buildIndex([], { engine, publishedAt: '2026-11-20T17:00:00Z', sources: [] })
  openPublished({ id: 'x', bytes }, { tell: message => told.push(message) })
  return told
}

test('a command says that its index was built by another engine, and what to do', () => {
  expect(toldOf('1.9.0')).toEqual([expect.stringContaining('引擎 1.9.0 建立')])
  expect(toldOf(engineVersion)).toEqual([])
})
