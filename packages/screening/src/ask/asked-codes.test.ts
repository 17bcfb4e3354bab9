import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('ship', '03', {
    names: ['ARTAVIL'],
    identifiers: [
      { kind: 'imo', value: '9187629' },
      { kind: 'mmsi', value: '422031900' },
    ],
  }),
  subjectOf('plane', '04', {
    names: ['EP-QXA'],
    identifiers: [
      { kind: 'tail', value: 'EP-QXA' },
      { kind: 'msn', value: '401' },
    ],
  }),
  subjectOf('small plane', '04', { names: ['P-921'], identifiers: [{ kind: 'tail', value: 'P-921' }] }),
  subjectOf('person', '02', {
    names: ['Ahmad Karimov'],
    identifiers: [
      { kind: 'passport', value: 'MP 2004878 (expired 3 Jan 2016)' },
      { kind: 'nationalId', value: '0061834207' },
      { kind: 'passport', value: '(a) 61834299, (b) 61834300' },
    ],
  }),
  subjectOf('bank', '01', {
    names: ['Larkbank'],
    identifiers: [
      { kind: 'bic', value: 'LRKBRUMM' },
      { kind: 'lei', value: '529900T8BM49AURSDO55' },
    ],
  }),
  subjectOf('branch', '01', { names: ['Fernbank'], identifiers: [{ kind: 'bic', value: 'FRNBIRTH001' }] }),
  subjectOf('owner', '01', {
    names: ['Quillmark Shipping'],
    identifiers: [
      { kind: 'other', value: 'IMO 5933437' },
      { kind: 'registration', value: '14398' },
      { kind: 'registration', value: 'Zubrovia' },
      { kind: 'registration', value: '2024' },
      { kind: 'inn', value: '7707083893' },
      { kind: 'registration', value: '91440300MA5QRTK38K' },
    ],
  }),
  subjectOf('printed', '01', {
    names: ['Wrenfield Holdings'],
    identifiers: [
      { kind: 'wallet', value: 'bc1qw75cxmxz4e2v265mue9wmqgq2m0qdyr25l0xyz' },
      { kind: 'imo', value: '5933437' },
      { kind: 'inn', value: '366217317327' },
      { kind: 'bic', value: 'SWIFT/BIC WRNFLYLT' },
    ],
  }),
])

const found = (text: string): string =>
  index
    .search({ text })
    .hits.filter(hit => hit.evidence.how === 'identifier')
    .map(hit => index.subject(hit.subject).id)
    .join()

test.each([
  ['RU7707083893', 'owner'],
  ['VAT RU7707083893', 'owner'],
  ['RU7707083894', ''],
  ['MA5QRTK38', 'owner'],
  ['组织机构代码：MA5QRTK3-8', 'owner'],
  ['报关单 收货人 MA5QRTK38', 'owner'],
])('%s is a number that stands inside another one', (text, id) => {
  expect(found(text)).toBe(id)
})

test.each([
  ['Tanker X IMO9187629', 'ship'],
  ['vessel IMO number 9187629, flag Panama', 'ship'],
  ['IMO编号：９１８７６２９', 'ship'],
  ['船舶9187629', 'ship'],
  ['MT ROSE / 9187629', 'ship'],
  ['422 031 900', 'ship'],
  ['MMSI: 422031900', 'ship'],
  ['Airbus A300 (EP-QXA)', 'plane'],
  ['注册号EP-QXA', 'plane'],
  ['tail number EP QXA', 'plane'],
  ['ЕР-QXA', 'plane'],
  ['A300, S/N 401', 'plane'],
  ['Northern Air P-921', 'small plane'],
  ['passport no. mp-2004878', 'person'],
  ['МР2004878', 'person'],
  ['John Smith (passport 61834300)', 'person'],
  ['ID 61834207', 'person'],
  ['SWIFT: LRKBRUMMXXX', 'bank'],
  ['LEI 5299 00T8 BM49 AURS DO55', 'bank'],
  ['FRNBIRTH', 'branch'],
  ['Green Apple Foods, ИНН 7707083893', 'owner'],
  ['IMO company no. 5933437', 'owner,printed'],
  ['5933437', 'owner,printed'],
  ['Reg. No. 14398', 'owner'],
  ['Company No. 2024', 'owner'],
  ['钱包地址 BC1QW75CXMXZ4E2V265MUE9WMQGQ2M0QDYR25L0XYZ', 'printed'],
  ['USDT bc1qw75cxmxz4e2v265mue9wmqgq2m0qdyr25l0xyz paid', 'printed'],
  ['366217317327', 'printed'],
  ['SWIFT: WRNFLYLT', 'printed'],
])('%s holds the code of the %s', (text, id) => {
  expect(found(text)).toBe(id)
})

test.each([
  ['持护照MP2004878入境', 'person'],
  ['客户给的护照号是MP2004878，能收吗', 'person'],
  ['passport number is MP2004878', 'person'],
  ['护照号 MP2OO4878', 'person'],
  ['MMSI 4220319OO', 'ship'],
  ['IMO 9l87629', 'ship'],
  ['统一社会信用代码 9144O3OOMA5QRTK38K', 'owner'],
])('%s holds the code of the %s, behind a verb or with letters for figures', (text, id) => {
  expect(found(text)).toBe(id)
})

test.each([
  ['a house number', 'Green Street 401, Dubai'],
  ['a postal code', 'Moscow 143980, Lenin st. 14398'],
  ['a room', 'Room No. 401'],
  ['a telephone', 'John Smith, tel. 7707083893'],
  ['a day', 'signed 2016-01-03'],
  ['another ship', 'IMO 9187631'],
  ['letters of a word', 'EPQXA trading'],
  ['a place that a list took for a number', 'Company Zubrovia'],
  ['the year of a firm', 'Company 2024 Ltd'],
])('%s is no listed code: %s', (_, text) => {
  expect(found(text)).toBe('')
})

test.each(['9I87629', 'IMO 9l87629', 'M/V UNKNOWN, IMO 9I87629'])(
  'a letter for the figure that it looks like is that figure where a check digit tells so: %s',
  text => expect(index.search({ text }).hits.map(hit => index.subject(hit.subject).id)).toEqual(['ship']),
)

test('without a check digit or the word for the code letters stay letters', () => {
  expect(index.search({ text: 'order MP 2OO4878' }).hits).toEqual([])
})
