import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'

test.each([
  ['Zhang Chang', 'Zhang Chang Ha'],
  ['Lin Wei', 'Lin Na Wei'],
  ['Wang Chang', 'Wang Chang Uk'],
])('%s and %s are two persons: a syllable more makes another name', (query, listed) => {
  const { score, evidence } = comparePair(query, listed, '02')
  expect(score).toBeLessThan(80)
  expect(evidence.parts.map(({ about }) => about)).toContain('otherWord')
})

test('a European second name left out still shows the person', () => {
  expect(comparePair('Carlos Ibarra', 'Carlos Miguel Ibarra', '02').score).toBeGreaterThan(80)
})
