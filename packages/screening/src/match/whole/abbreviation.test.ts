import { expect, test } from 'vitest'
import { comparePair } from '../../pair.ts'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const pairs = [
  ['中核', '中国核工业集团有限公司'],
  ['中电科', '中国电子科技集团有限公司'],
  ['中石油集团', '中国石油天然气集团有限公司'],
  ['北航', '北京航空航天大学'],
  ['沪轴', '上海轴承集团有限公司'],
  ['一汽集团', '第一汽车集团公司'],
  ['NIOC', 'National Iranian Oil Company'],
  ['国开行', '国家开发银行'],
  ['农发行', '中国农业发展银行'],
  ['工行', '中国工商银行'],
  ['建行', '中国建设银行股份有限公司'],
  ['交行', '交通银行'],
  ['深交所', '深圳证券交易所'],
  ['中物院', '中国工程物理研究院'],
  ['浦发银行', '上海浦东发展银行股份有限公司'],
  ['中国电科', '中国电子科技集团有限公司'],
  ['国防科大', '国防科技大学'],
  ['电子科大', '电子科技大学'],
  ['LSTC', 'Lindavista Shipping and Trading Company'],
] as const

test.each(pairs)('%s is possibly short for %s, never a hit', (short, long) => {
  for (const answer of [comparePair(short, long), comparePair(long, short)]) {
    expect(answer.score).toBeGreaterThanOrEqual(80)
    expect(answer.verdict).toBe('possible')
    expect(answer.evidence.pairs.map(pair => pair.rule)).toEqual(['initial'])
  }
})

test.each([
  ['中核', '中国船舶工业集团有限公司'],
  ['核中', '中国核工业集团有限公司'],
  ['沪轴', '上海电缆轴承阀门厂'],
  ['华海', '海华轴承集团有限公司'],
  ['国开行', '国家电力银行'],
  ['农发行', '中国工商银行'],
  ['商行', '中国工商银行'],
  ['车行', '中国建设银行'],
  ['深交所', '深圳轴承研究所'],
  ['西研', '西南通信研究所'],
  ['中国电科', '中国电力集团有限公司'],
  ['南京高科', '南京高华科技股份有限公司'],
  ['国科大', '国防科技大学'],
  ['华大', '中国水文大学'],
  ['国防科大', '国防工业大学'],
  ['NIOC', 'National Iranian Gas Company'],
  ['IRAN', 'Industrial Research Association North'],
  ['LST', 'Lindavista Shipping Trading Company'],
])('%s is not short for %s', (short, long) => {
  expect(comparePair(short, long).score).toBeLessThan(80)
})

test('an abbreviation is found in the index in both directions', () => {
  const listed = pairs.flatMap(([short, long], i) => [
    subjectOf(`short ${i}`, '01', { names: [short] }),
    subjectOf(`long ${i}`, '01', { names: [long] }),
  ])
  const index = indexOf(listed)
  const found = (text: string): string[] =>
    index.search({ text }).hits.map(hit => index.subject(hit.subject).id)
  pairs.forEach(([short, long], i) => {
    expect(found(short)).toContain(`long ${i}`)
    expect(found(long)).toContain(`short ${i}`)
  })
})

test('letters of a form and of the words of structure are anybody’s: no acronym of a house', () => {
  expect(comparePair('Norvcor Enterprises Holdings Limited', 'NEHL').verdict).toBe('none')
})

test('a word with its form is a name of its own and abbreviates no other', () => {
  expect(comparePair('China Norvan Asset Management Co., Ltd.', 'CNAM HOLDING').verdict).toBe('none')
  expect(comparePair('China Norvan Asset Management Co., Ltd.', 'CNAM').verdict).toBe('possible')
})
