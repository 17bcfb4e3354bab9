import { expect, test } from 'vitest'
import { explain } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import type { Query } from '../../types.ts'

test.each([
  ['Norvabank', 'Norvabank Poland', 82],
  ['Bank Norva', 'Norva Bank of Iran', 82],
  ['Norvabank', 'Norvabank Poland JSC', 80],
  ['Norvabank', 'Norvabank Hong Kong', 80],
  ['Norvabank', 'Norvabank Leasing', 80],
  // A house whose home is known.
  ['Gazprombank', 'Gazprombank Switzerland', 80],
  ['Gazprombank', 'Gazprombank Russia', 88],
  ['Bank Tejarat', 'Bank Tejarat Tajikistan', 80],
  ['Société Générale', 'Société Générale Maroc', 80],
  // Chinese tells the home of a foreign bank in front.
  ['Rainbow Bank', '波兰彩虹银行', 84],
])('%s and %s may be one bank: %d', (a, b, score) => {
  expect(comparePair(a, b).score).toBe(score)
})

const index = indexOf([
  subjectOf('home', '01', { names: ['Bank Norva Iran'], countries: ['IR'] }),
  subjectOf('bare', '01', { names: ['Tarvonbank'], countries: ['RU'] }),
  subjectOf('unknown', '01', { names: ['Velgobank Georgia'] }),
])

const first = (query: Query): string => {
  const hit = index.search(query).hits[0]
  return hit ? `${hit.score} ${hit.verdict} ${explain(hit, index.subject(hit.subject)).reason}` : 'nothing'
}

test('the country of the party itself need not be told in the name of a bank', () => {
  expect(first({ text: 'Norva Bank' })).toMatch(
    /^94 possible .*名单主体属伊朗，名称写不写国家都是同一家银行/u,
  )
  expect(first({ text: 'Tarvonbank Russia' })).toMatch(/^94 possible .*名单主体属俄罗斯/u)
  expect(first({ text: 'Norva Bank' })).not.toContain('也可能是分支机构')
})

test('a country that is not the party’s own tells a branch', () => {
  expect(first({ text: 'Tarvonbank Georgia' })).toMatch(
    /^80 possible .*名单主体不属格鲁吉亚，可能是该国的分支机构/u,
  )
})

test('a country counts neither way when the party has none, and not for who asks for another country', () => {
  expect(first({ text: 'Velgobank' })).toMatch(/^82 possible .*只有一方写明国家“GEORGIA”/u)
  expect(first({ text: 'Norva Bank', country: 'IQ' })).toBe('nothing')
})

test.each([
  ['Libyan Agricultural Bank', 'Agricultural Bank', 82],
  ['Housing Bank of Syria', 'Housing Bank', 82],
  ['住房银行', 'Housing Bank of Syria', 82],
  ['Islamic National Bank of Gaza', 'Islamic National Bank Company', 82],
])('%s may be %s, told with its country: %d', (a, b, score) => {
  expect(comparePair(a, b).score).toBe(score)
  const listed = indexOf([subjectOf('bank', '01', { names: [b] })])
  expect(listed.search({ text: a }).hits[0]?.score).toBe(score)
})

test.each([
  ['National Bank of Egypt', 'National Bank'],
  ['Central Bank of Iran', 'Central Bank'],
  ['Housing Bank of Syria', 'Housing Bank of Jordan'],
  ['Post Bank of Iran', 'Post Bank PJSC'],
  ['Agricultural Bank of Libya', 'Agricultural Development Bank'],
])('%s is not %s', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(80)
})

test('the Agricultural Bank of one country is not that of another, whose name leaves its country out', () => {
  const listed = indexOf([subjectOf('bank', '01', { names: ['Agricultural Bank'], countries: ['LY'] })])
  expect(listed.search({ text: 'Libyan Agricultural Bank' }).hits[0]?.score).toBe(82)
  expect(listed.search({ text: 'Agricultural Bank of China' }).count).toBe(0)
})
