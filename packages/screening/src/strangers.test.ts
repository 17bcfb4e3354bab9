import { expect, test } from 'vitest'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { comparePair } from './pair.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

const hitsOf = (text: string, listed: string, type: PartyType): string[] => {
  const index = indexOf([subjectOf('s1', type, { names: [listed] })])
  return index.search({ text }).hits.map(({ subject }) => index.subject(subject).names[0]!.text)
}

test.each([
  ['沙赫德航空', '赫德航空工业公司', 'another character of the brand stands before it'],
  ['Ana Júlia da Cunha', '康纳·希利', 'two words are heard the other way round'],
  ['Bank of Communications', 'KB Svyaz', 'two words of business mean the same in two tongues'],
  ['Asia Finance Holding', 'LLC Holding Finance', 'two words of business stand the other way round'],
  ['Yancoal Australia Ltd', 'נחלה', 'a consonant begins only one of them'],
])('%s is no %s: %s', (a, b) => {
  expect(comparePair(a, b).score).toBeLessThan(80)
})

test.each([
  ['Shelly Steele', '谢韦尔钢铁公司', '01'],
  ['Lotti Wirth', 'Lotta', '03'],
  ['China Oil And Gas Group Limited', 'Gaz Group', '01'],
  ['Green Leader Holdings Group Limited', 'Green', '02'],
  ['Norvum General Trading LLC', 'Norvum', '03'],
  ['Norvum General Trading', 'Norvum', '03'],
  ['Norvum Building Materials LLC', 'Norvum', '03'],
  ['Norvum Office Furniture LLC', 'Norvum', '03'],
  ['Norvum Used Cars Trading FZE', 'Norvum', '03'],
  ['Emir Norvakaya', 'Norvakaya', '03'],
  ['Zayed Al-Norvaidi', 'Ibrahim Mohsen Al-Norvaidi', '02'],
  ['Công ty TNHH MTV Bình Norvan', 'MTV LLC', '01'],
  ['Công ty TNHH Một Thành Viên Bình Norvan', 'LLC Mot', '01'],
  ['Ana da Norvalva', 'Ana', '01'],
  ['Norvakaya Tea Exporters DOB 1970-01-01', 'Norvakaya', '03'],
  ['Attn: Mr. Importaciones Norvakaya', 'Norvakaya', '03'],
] as const)('%s does not meet %s', (text, listed, type) => {
  expect(hitsOf(text, listed, type)).toEqual([])
})

test.each([
  ['next of kin: Thomas Pritchard', 'Next', '03'],
  ['loyalty member Lucía Navarrete gold', 'Loyalty', '03'],
  ['Thomas Pritchard, a/k/a unknown', 'LLC A-K', '01'],
  ['Airbus SE', 'SE', '01'],
  ['Lady Tulip', 'Tulip', '03'],
  ['Captain Carina', 'Carina', '03'],
  ['Alibaba Health Information Technology Limited', 'Huawei', '01'],
] as const)('%s does not name %s', (text, listed, type) => {
  expect(hitsOf(text, listed, type)).toEqual([])
})

test.each([
  ['Gehaltsabrechnung Huawei', 'Huawei', '01'],
  ['专利权人Huawei', 'Huawei', '01'],
  ['deliver to Huawei gate 4', 'Huawei', '01'],
  ['Umowa o pracę Qassem Norvanzade', 'Qasem Norvanzade', '02'],
  ['Registered agent Wladimir Norvanin Delaware', 'Vladimir Norvanin', '02'],
  ["Viktor Norvanin's car", 'Viktor Norvanin', '02'],
  ["Sent from Viktor Norvanin's iPhone", 'Viktor Norvanin', '02'],
  ['e-ticket Viktor Norvanin ETKT 176', 'Viktor Norvanin', '02'],
  ['OSV Norvana', 'Norvana', '03'],
  ['norvana Moscow', 'Norvana', '03'],
  ['norvabank, Frankfurt', 'Norvabank', '01'],
  ['Captain Norvana', 'Captain Norvana', '03'],
] as const)('%s names %s', (text, listed, type) => {
  expect(hitsOf(text, listed, type)).toEqual([listed])
})

test.each([
  ['Norvum General Trading LLC', 'Norvum General Trading', '01'],
  ['Norvum Building Materials LLC', 'Norvum Building Materials', '01'],
  ['MT Norvum, Building Materials LLC', 'Norvum', '03'],
  ['Emir of Qatar Larkan Norvanakaya', 'Larkan Norvanakaya', '02'],
  ['Công ty TNHH MTV Norvan', 'Norvan Company Limited', '01'],
] as const)('%s still names %s', (text, listed, type) => {
  expect(hitsOf(text, listed, type)).toEqual([listed])
})

test('letters that a list calls a house besides name nobody among the words of a person or another firm', () => {
  const index = indexOf([
    subjectOf('s1', '01', {
      names: ['Norvanian Economic Holdings', ['Nemeh', 'alias']],
    }),
  ])
  expect(index.search({ text: 'Nemeh' }).hits).toHaveLength(1)
  expect(index.search({ text: 'Halima Nemeh' }).hits).toEqual([])
})

test('a form of several letters lends none to the initials of a name', () => {
  expect(comparePair('Comercializadora El Roble S.A. de C.V.', 'CERS').score).toBeLessThan(80)
})

test.each([
  ['CNEE Norva Industrial Group PLC', 'Norva Industrial Group PLC', '01'],
  ['Larkfield Trading LLC A/C Ajmal Norvani', 'Ajmal Norvani', '02'],
  ['Larkfield Trading LLC for account of Norva Solutions Limited', 'Norva Solutions Limited', '01'],
  ['Jorge Norvilla B.', 'Jorge Norvilla Barraza', '02'],
  ['Pablo Antonio Norvitch P.', 'Pablo Antonio Norvitch Parente', '02'],
  ['محمدحسین شمخانی', 'Mohammad Hossein Shamkhani', '02'],
  ['علی خامنه ای', 'Ali Husseini Khamenei', '02'],
  ['سید علی خامنه ای', 'Ali Husseini Khamenei', '02'],
  ['白俄航空', 'Belavia', '01'],
  ['天津超算', 'National Supercomputing Center Tianjin', '01'],
  ['合肥长鑫', 'CXMT', '01'],
  ['360公司', 'Qihoo 360', '01'],
  ['Rosselkhoz', 'Rosselkhozbank', '01'],
] as const)('%s finds %s', (text, listed, type) => {
  expect(hitsOf(text, listed, type)).toEqual([listed])
})

test('an I written at the end of an Arabic word is heard', () => {
  expect(comparePair('علی خامنه‌ای', 'Hemin Ali SALIH').score).toBeLessThan(80)
})

test('another initial behind the same surname is told', () => {
  expect(comparePair('Jorge Norvilla C.', 'Jorge Norvilla Barraza').score).toBeLessThan(
    comparePair('Jorge Norvilla B.', 'Jorge Norvilla Barraza').score,
  )
})

test('whom a list writes in Latin letters is not heard in a town: Wien is no 瓦伊诺', () => {
  const index = indexOf([subjectOf('s1', '02', { names: ['Anton Vaino', '安东·瓦伊诺'] })])
  const found = (text: string): number => index.search({ text }).hits.length
  expect(found('Wang Hantong, Wien')).toBe(0)
  expect(found('Anton Meier, Vienna')).toBe(0)
  expect(found('Anton Waino')).toBe(1)
  expect(found('安东·瓦伊诺')).toBe(1)
})

test('a house whose own letters are those of legal forms is not read as one: 莎莎 is Sa Sa, not S.A.', () => {
  expect(hitsOf('莎莎国际控股（香港）有限公司', 'Global Corporation (HK) Limited', '01')).toEqual([])
})
