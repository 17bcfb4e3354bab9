import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

const index = indexOf([
  subjectOf('firm', '01', { names: ['深圳市诺瓦鼎电子科技有限公司'] }),
  subjectOf('university', '01', { names: ['诺瓦航空航天大学'] }),
  subjectOf('generic', '01', { names: ['国际贸易有限公司'] }),
  subjectOf('country', '01', { names: ['中国控股有限公司'] }),
])

const found = (text: string): string =>
  index
    .search({ text })
    .hits.map(({ subject }) => index.subject(subject).id)
    .join()

test.each([
  ['来自深圳市诺瓦鼎电子科技有限公司的询盘', 'firm'],
  ['據悉深圳市諾瓦鼎電子科技有限公司被列入實體清單', 'firm'],
  ['贵司提到的深圳市诺瓦鼎（电子）科技有限公司近况如何', 'firm'],
  ['经诺瓦航空航天大学转售给恒立公司', 'university'],
  ['拟与诺瓦航空航天大学共建联合课题组', 'university'],
])('a listed name in characters is met inside whatever sentence: %s', (text, id) => {
  expect(found(text)).toContain(id)
  expect(index.mayFind(readQuestion([text], []))).toBe(true)
})

test.each(['上海恒立国际贸易有限公司的询盘', '绿诺中国控股有限公司', '诺瓦航空'])(
  'a piece of another name, or business words alone, are not met: %s',
  text => {
    expect(found(text)).toBe('')
  },
)

test('what stands behind the name says that a part of the house is meant', () => {
  const [hit] = index.search({ text: '拟与诺瓦航空航天大学第三附属研究院合作' }).hits
  expect(hit!.score).toBeLessThan(95)
})

const inWords = indexOf([
  subjectOf('firm', '01', { names: ['Norvaldo Drakonite Trading LLC'] }),
  subjectOf('person', '02', { names: ['Igor Ivanovich NORVALDOV'] }),
  subjectOf('ship', '03', { names: ['NORVA FALCORIN'] }),
  subjectOf('korean', '02', { names: ['노르발'] }),
  subjectOf('generic', '01', { names: ['Agricultural Bank'] }),
  subjectOf('nickname', '02', { names: ['Norvacrocodile'] }),
])

const foundInWords = (text: string): string =>
  inWords
    .search({ text })
    .hits.map(({ subject }) => inWords.subject(subject).id)
    .join()

test.each([
  ['1. Norvaldo Drakonite Trading LLC 2. Blue Lake', 'firm'],
  ['Norvaldo Drakonite Trading March 2026', 'firm'],
  ['/BNF/FFC Norvaldo Drakonite Trading LLC//A/C 0012345678', 'firm'],
  ['Igor Norvaldov v Council of the Union', 'person'],
  ['between Norvaldov Igor and Green Hill GmbH', 'person'],
  ['Blue Lake Trading LLC Igor Norvaldov', 'person'],
  ['Игорь Норвалдов и ООО Ромашка', 'person'],
  ['NORVA FALCORIN PDA', 'ship'],
  ['47A: VESSEL NORVA FALCORIN NOT OLDER THAN 25 YEARS', 'ship'],
  ['노르발에게 송금', 'korean'],
])('a listed name in words is met inside whatever text: %s', (text, id) => {
  expect(foundInWords(text)).toContain(id)
  expect(inWords.mayFind(readQuestion([text], []))).toBe(true)
})

test.each(['Agricultural Bank 0f Iran', 'Maria Norva Falcorina', 'Norvacrocodile Garments Limited'])(
  'two words of business, a piece of a word, a nickname in the name of a firm are not met: %s',
  text => {
    expect(foundInWords(text)).toBe('')
  },
)

test('a place or another party beside a name shows it, and is no hit', () => {
  const [hit] = inWords.search({ text: 'Blue Lake Trading LLC Igor Norvaldov' }).hits
  expect(hit!.verdict).toBe('possible')
})

const ordinary = indexOf([
  subjectOf('form', '01', { names: ['UNITED AIRCRAFT CORPORATION'] }),
  subjectOf('country', '01', { names: ['IRAN AIR'] }),
  subjectOf('words', '01', { names: ['Harbin Institute of Technology'] }),
  subjectOf('phrase', '01', { names: ['CHINA NATIONAL NUCLEAR CORPORATION'] }),
  subjectOf('seldom', '01', { names: ['BANK TEJARAT'] }),
  subjectOf('short', '01', { names: ['GAZ GROUP'] }),
  subjectOf('two', '01', { names: ['FINANCE INVESTMENT'] }),
  subjectOf('trade', '01', { names: ['FOREIGN TRADE BANK'] }),
])

const foundOrdinary = (text: string): string =>
  ordinary
    .search({ text })
    .hits.map(({ subject }) => ordinary.subject(subject).id)
    .join()

test.each([
  ['Foobarov UNITED AIRCRAFT CORPORATION quuxly', 'form'],
  ['PROSPECT IRAN AIR', 'country'],
  ['Harbin Institute of Technology Foobarov', 'words'],
  ['نوربال Harbin Institute of Technology', 'words'],
  ['ณอรบาล Harbin Institute of Technology', 'words'],
  ['Harbin Institute of Technology가 결제', 'words'],
  ['Foobarov CHINA NATIONAL NUCLEAR CORPORATION', 'phrase'],
  ['opened by Bank Tejarat', 'seldom'],
  ['in trust for GAZ GROUP', 'short'],
  ['debtor: FOREIGN TRADE BANK', 'trade'],
])('a listed name of ordinary words is met beside whatever word: %s', (text, id) => {
  expect(foundOrdinary(text)).toContain(id)
  expect(ordinary.mayFind(readQuestion([text], []))).toBe(true)
})

test.each([
  'Norvala Finance Investment',
  'Norvala United Aircraft',
  'Norvala Gaz Group',
  'Norvala Iran Air Trading GmbH',
])('two ordinary words, or more of business beside them, are another name: %s', text => {
  expect(foundOrdinary(text)).toBe('')
})

const eastAsian = indexOf([
  subjectOf('given first', '02', { names: ['Jong Nol KIM'] }),
  subjectOf('surname first', '02', { names: ['CHOE Nol Jin'] }),
  subjectOf('two words', '02', { names: ['Qorbo PENG'] }),
])

const foundEastAsian = (text: string): string =>
  eastAsian
    .search({ text })
    .hits.map(({ subject }) => eastAsian.subject(subject).id)
    .join()

test.each([
  ['Gen. Kim Jong Nol', 'given first'],
  ['采购经理Kim Jong Nol', 'given first'],
  ['Kim Jong-nol将军', 'given first'],
  ['Contact: KIM, Jong Nol', 'given first'],
  ['Kim Jong Nol Pyongyang', 'given first'],
  ['Signed by Nol Jin Choe', 'surname first'],
  ['Mr. Peng Qorbo', 'two words'],
  ['联系人Peng Qorbo', 'two words'],
])('a person of East Asia is met beside other words with the surname at either end: %s', (text, id) => {
  expect(foundEastAsian(text)).toBe(id)
  expect(eastAsian.mayFind(readQuestion([text], []))).toBe(true)
})
