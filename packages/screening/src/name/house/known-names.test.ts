import { expect, test } from 'vitest'
import { explainPair } from '../../explain/explain.ts'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'
import { formAsWritten } from '../cut/written-form.ts'
import { knownHouse } from './known-names.ts'
import { readTable } from '../table.ts'

const rows = readTable('known-names.tsv').map(([home, names]) => ({ home, names: names!.split(' | ') }))

test('every name of the table means its own house and no other', () => {
  for (const { home, names } of rows) {
    expect(home).toMatch(/^(?:[A-Z]{2}|-)$/)
    for (const name of names) expect([name, knownHouse(formAsWritten(name)!)?.id]).toEqual([name, names[0]])
  }
})

const oneHouse = [
  ['ICBC', '中国工商银行股份有限公司'],
  ['VTB Bank', '俄罗斯外贸银行'],
  ['TCMB', 'Türkiye Cumhuriyet Merkez Bankası A.Ş.'],
  ['ГПБ', 'Gazprombank JSC'],
  ['三菱日联银行', 'MUFG Bank, Ltd.'],
  ['IRISL', 'کشتیرانی جمهوری اسلامی ایران'],
  ['GRU', '俄罗斯总参谋部情报总局'],
  ['Minpromtorg', 'Ministry of Industry and Trade of Russia'],
  ['산업은행', 'Korea Development Bank'],
] as const

test.each(oneHouse)('%s and %s are known to be one, possibly', (a, b) => {
  for (const answer of [comparePair(a, b), comparePair(b, a)]) {
    expect(answer.score).toBeGreaterThanOrEqual(83)
    expect(answer.verdict).toBe('possible')
  }
})

test('it is told that the name is another one of the same house', () => {
  const { evidence, score } = comparePair('RSHB', '俄罗斯农业银行')
  expect(explainPair(evidence, '俄罗斯农业银行', score)).toContain('同一机构的通行名称：“RSHB”对')
})

test.each([
  ['Post Bank PJSC', 'Post Bank of Iran'],
  ['Bank Melli Iran ZAO', '伊朗国民银行'],
  ['ABC', 'Agricultural Bank of China'],
  ['CBI', 'Central Bank of Iran'],
  ['GRU Trading Ltd', 'Main Intelligence Directorate'],
  ['VTB Leasing', '俄罗斯外贸银行'],
  ['Mizuho', '瑞穗银行'],
])('%s is not known for %s', (a, b) => {
  expect(comparePair(a, b).evidence.pairs.map(({ rule }) => rule)).not.toContain('known')
})

test('a house is found by each of its names', () => {
  const index = indexOf(
    oneHouse.flatMap(([a, b], i) => [
      subjectOf(`a ${i}`, '01', { names: [a] }),
      subjectOf(`b ${i}`, '01', { names: [b] }),
    ]),
  )
  const found = (text: string): string[] =>
    index.search({ text }).hits.map(hit => index.subject(hit.subject).id)
  oneHouse.forEach(([a, b], i) => {
    expect(found(a)).toContain(`b ${i}`)
    expect(found(b)).toContain(`a ${i}`)
  })
})
