import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'

test.each([
  // A bank and its daughter: a person must look.
  ['Bank Norva Iran Investment Company', 'Bank Norva Iran', 80],
  ['Norvabank Exchange', 'Norvabank', 80],
  ['Norva Bank Construction', 'Norva Bank', 80],
  ['Norvabank Construction LLC', 'Norvabank JSC', 80],
  // Two daughters.
  ['Norvabank Capital LLC', 'Norvabank Europe AG', 74],
  ['Norvabank Leasing', 'Norvabank Kazakhstan JSC', 74],
  // A bank of another kind.
  ['Norva Bank', 'Norva National Bank', 72],
  ['Norva Islamic Bank', 'Norva Bank', 72],
  ['Bank Norva', 'Bank Norva International plc', 80],
  ['Norva United Bank', 'Norva Bank Oman', 74],
  // Each is known to be another house.
  ['Royal Bank of Scotland', 'Bank of Scotland', 80],
  ['德意志银行', '德国商业银行', 74],
  ['Arab Bank', 'Arab Banking Corporation', 80],
  // A known name of common words, with another sort of bank.
  ['Bank of East Asia', 'East Asia Commercial Bank', 80],
  // Any business beside a name that is known as it is.
  ['RHB Bank', 'RHB Investment Bank', 80],
])('%s and %s are two parties: at most %d', (a, b, most) => {
  expect(comparePair(a, b).score).toBeLessThanOrEqual(most)
  expect(comparePair(b, a).score).toBe(comparePair(a, b).score)
})

test.each([
  ['Norva Investment Bank', 'Norva Bank', 81],
  ['Public Commercial Joint-Stock Bank Norva', 'Commercial Joint-Stock Bank Norva', 90],
  ['Bank Norva Group', 'Bank Norva', 81],
  ['National Bank of Norva', 'Norva National Bank', 90],
  ['Norva Commercial Bank', 'Norva Bank', 95],
  ['Norva Banking Corporation', 'Norva Bank', 95],
  ['Arab Banking Corporation', 'Bank ABC', 88],
])('%s and %s may be one: at least %d', (a, b, least) => {
  expect(comparePair(a, b).score).toBeGreaterThanOrEqual(least)
})

test('two known houses are told by their names', () => {
  const { evidence, score } = comparePair('Royal Bank of Scotland', 'Bank of Scotland')
  expect(explainPair(evidence, 'Bank of Scotland', score)).toContain(
    '已知是两家机构：Royal Bank of Scotland与Bank of Scotland',
  )
})

test('two daughters are told apart by the business of the one and the place of the other', () => {
  const { evidence, score } = comparePair('Norvabank Capital LLC', 'Norvabank Europe AG')
  const reason = explainPair(evidence, 'Norvabank Europe AG', score)
  expect(reason).toContain('只有一方含“CAPITAL”')
  expect(reason).toContain('只有一方含“EUROPE”')
})
