import { expect, test } from 'vitest'
import { comparePair } from './pair.ts'
import { explain } from './explain/explain.ts'
import { readQuestion } from './read-question.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

const index = indexOf([
  subjectOf('plaza', '01', {
    names: ['Room 1418-19, 14F, Larchwood Plaza, 612 Nathan Road, Mong Kok, Kowloon, Hong Kong.'],
  }),
  subjectOf('2209', '01', {
    names: ['Flat/RM 2209, 22/F, Norva Commercial Centre, 20-34 Fa Yuen Street, Mong Kok, Hong Kong.'],
  }),
  subjectOf('705', '01', {
    names: ['Room 705, Norva Commercial Center, 20-34 Fayuen St, Mong Kok, Kowloon, Hong Kong.'],
  }),
  subjectOf('705A', '01', {
    names: ['Rm. 705A, Norva Commercial Center, 20-34 Fa Yuen Street, Mong Kok, Kowloon, Hong Kong.'],
  }),
  subjectOf('tower', '01', { names: ['Room 903, 9/F, Quill Centre Tower 1, 95 Queensway, Hong Kong.'] }),
  subjectOf('luard', '01', { names: ['Unit D, 17/F Norva Place, 20 Luard Rd, Wan Chai, Hong Kong.'] }),
  subjectOf('lockhart', '01', { names: ['Room 21C Larch Centre 401-407, Lockhart Rd. Hong Kong.'] }),
  subjectOf('floor', '01', { names: ['8/F Quill Tower, 121 Bonham Strand, Sheung Wan, Hong Kong.'] }),
  subjectOf('house', '01', { names: ['16C, Larch Hill Main Street, Yuen Long, N.T., Hong Kong.'] }),
  subjectOf('telford', '01', { names: ['Suite 9901, Telford House, 77 Wang Hoi Road, Kowloon.'] }),
  subjectOf('abroad', '01', { names: ['8F, No. 531, Larch-You Road, Taoyuan, Taiwan'] }),
  subjectOf('side', '01', { names: ['Room 5, G/F, Norva House, 99 Connaught Road Central, Hong Kong'] }),
  subjectOf('odd', '01', { names: ['Room 2301, 3/F, Norva Mansion, 400 Canton Road, Hong Kong'] }),
  subjectOf('firm', '01', { names: ['1725 LARCHELL AVENUE UNIT 46B, LLC'] }),
  subjectOf('trader', '01', { names: ['Larchwell Instruments', 'and 9F, No. 77, Larchwell Road, Taiwan'] }),
  subjectOf('left', '01', {
    names: ['Room 1109, 900 Nathan Road, Hong Kong'],
    entries: [{ source: 'x', reference: '1', since: '2020-01-01', until: '2024-01-01', status: 'delisted' }],
  }),
])

const found = (text: string): string[] =>
  index
    .search({ text })
    .hits.filter(({ evidence }) => evidence.how === 'address')
    .map(({ subject, score }) => `${index.subject(subject).id} ${score}`)

test.each([
  ['Room 1418-19, 14F, Larchwood Plaza, 612 Nathan Road, Mong Kok, Kowloon, Hong Kong.', 'plaza'],
  ['ABC Sunrise Trading Limited, Rm 1419, 14/F., Larchwood Plaza, 612 Nathan Rd, Mongkok, HK', 'plaza'],
  ['Nathan Road 612, 14th Floor, Room 1418', 'plaza'],
  ['1418, 14/F Larchwood Plaza, 612 Nathan Rd', 'plaza'],
  ['Rooms 1418 & 1420, 612 Nathan Road', 'plaza'],
  ['No. 610-614 Nathan Road, unit 1418', 'plaza'],
  ['香港九龙旺角弥敦道612号某某商业中心14楼1418-19室', 'plaza'],
  ['香港九龍旺角彌敦道６１２號某某商業中心十四樓1418室', 'plaza'],
  ['某某贸易有限公司，弥敦道612号1419室', 'plaza'],
  ['612号弥敦道14楼1419室', 'plaza'],
  ['FLAT 9, 22ND FLOOR, 20-34 FA-YUEN STREET, HONG KONG', '2209'],
  ['旺角花园街20至34号22楼2209室', '2209'],
  ['Quill Centre, Tower One, 95 Queensway, Room 903', 'tower'],
  ['金钟道95号一座9楼903室', 'tower'],
  ['17D, Norva Place, 20 Luard Road', 'luard'],
  ['卢押道20号17楼D室', 'luard'],
  ['Flat C, 21/F, 401 Lockhart Road', 'lockhart'],
  ['Unit 803, 8/F Quill Tower, 121 Bonham Strand', 'floor'],
  ['Bonham Strand 121, 8/F', 'floor'],
  // Letters inside a word are no city.
  ['8/F, 121 Bonham Strand, Slimabaku Estate', 'floor'],
  ['文咸东街121号8楼', 'floor'],
  ['16C Larch Hill Main St, Yuen Long', 'house'],
  ['8/F, 531 Larchyou Rd., Taoyuan', 'abroad'],
  ['99 Connaught Road, Central, Room 5, G/F', 'side'],
  ['GF, Norva House, 99 Connaught Road Central, Room 5', 'side'],
  ['干诺道中99号地下5室', 'side'],
  // Not every house counts its rooms by its floors.
  ['广东道400号2301室', 'odd'],
  ['Rm 2301, 3/F, 400 Canton Rd', 'odd'],
])('the same address is a hit, however it is written: %s', (text, id) => {
  expect(found(text)).toEqual([`${id} 100`])
})

test('a room asked for is a hit, and a possible one where it may be a part of it', () => {
  expect(found('RM 705 NORVA COMM CTR 20-34 FA YUEN ST MONGKOK KLN HK')).toEqual(['705 100', '705A 85'])
})

test.each([
  ['14/F Larchwood Plaza, 612 Nathan Rd, Mong Kok', 'plaza'],
  ['612 Nathan Road', 'plaza'],
  ['弥敦道612号', 'plaza'],
  ['16 Larch Hill Main Street', 'house'],
  // A building without its street stands in many an address.
  ['Room 1418, Larchwood Plaza, Mong Kok', 'plaza'],
  ['九龙湾德福大厦9901室', 'telford'],
  // The same room of the building at the same number, in a street that is written otherwise.
  ['2209, 22/F, Norva Commercial Centre, 20-34 Fa Yun Street', '2209'],
])('what is not told in full is possible: %s', (text, id) => {
  expect(found(text)).toEqual([`${id} 85`])
})

test.each([
  'Room 1501, Larchwood Plaza, 612 Nathan Road',
  '15/F Larchwood Plaza, 612 Nathan Rd, Mong Kok',
  '弥敦道612号15楼1501室',
  'Room 1418, 14/F, 618 Nathan Road',
  'Room 1418, 612 Canton Road',
  'Room 903, Tower 2, Quill Centre, 95 Queensway',
  '95 Queensway, London W2',
  '哈尔滨市花园街20号',
  '9/F Quill Tower, 121 Bonham Strand',
  '16A Larch Hill Main Street',
  'Room 1418, 612 Nathan Street',
  'Room 2301, 23/F, 400 Canton Road',
  'Unit 15/F, Larchwood Plaza, 612 Nathan Road',
  'Room 1418, Larchwood Plaza, 5 Canton Road',
])('another room, floor, tower, house, street or city is nothing: %s', text => {
  expect(found(text)).toEqual([])
})

test.each([
  'Larchwood Plaza Hotel',
  'Larchwood Plaza',
  'Quill Centre Trading',
  'Nathan Road Commercial Bank',
  'Norva Commercial Centre Ltd',
  'Quill Tower 9',
  'Mong Kok Kowloon Hong Kong Trading',
  '旺角荷李活商业中心',
])('a firm that is called like the building, street or district finds no address: %s', text => {
  expect(index.search({ text }).hits).toEqual([])
})

test('a firm that is called like an address stays a firm, and so does one with an address among its names', () => {
  const ids = (text: string) => index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)
  expect(ids('1725 Larchell Avenue Unit 46B LLC')).toEqual(['firm'])
  expect(ids('Larchwell Instruments')).toEqual(['trader'])
})

test('an address counts on the days on which it was listed', () => {
  const text = 'Room 1109, 900 Nathan Road'
  expect(index.search({ text }).hits).toEqual([])
  expect(index.search({ text, asOf: '2023-05-01' }).hits).toHaveLength(1)
})

const explained = (text: string) => {
  const [hit] = index.search({ text }).hits
  return explain(hit!, index.subject(hit!.subject))
}

test('it is said in Chinese that the address is the same, and what has to be confirmed', () => {
  const same = explained('卢押道20号17楼D室')
  expect(same.reason).toContain('与名单所列地址“Unit D, 17/F Norva Place, 20 Luard Rd')
  expect(same.reason).toContain('名单列明的是地址本身')
  expect(same.arithmetic).toBe('地址 100 = 100')
  expect(same.matchedKind).toBe('地址')
  const open = explained('612 Nathan Road')
  expect(open.reason).toContain('查询的地址未写明房号，名单所列为1418–1419')
  expect(open.arithmetic).toBe('地址 100 − 15（房号） = 85')
  expect(open.breakdown.reduce((sum, { effect }) => sum + effect, 0)).toBe(85)
})

test('a kept question that would find an address may find it in the index', () => {
  for (const text of ['弥敦道612号', 'Room 1418, Larchwood Plaza, Mong Kok', 'ABC Ltd, 121 Bonham Strand']) {
    expect(`${text} ${index.mayFind(readQuestion([text], []))}`).toBe(`${text} true`)
    expect(`${text} ${index.mayFind(readQuestion(['ABC'], [], [text]))}`).toBe(`${text} true`)
  }
})

test('an address told beside a name is met, each listed one once, and names are not looked for in it', () => {
  const told = (...addresses: string[]) =>
    index
      .search({ text: 'ABC Sunrise Trading', addresses })
      .hits.map(({ subject, score }) => `${index.subject(subject).id} ${score}`)
  expect(told('612 Nathan Road', '旺角弥敦道612号1418室')).toEqual(['plaza 100'])
  expect(told('Larchwell Instruments')).toEqual([])
  expect(told()).toEqual([])
})

test('two addresses are compared as addresses', () => {
  const pair = (a: string, b: string) => [comparePair(a, b).score, comparePair(b, a).score]
  expect(pair('Rm 1418, 612 Nathan Rd', '弥敦道612号14楼1418室')).toEqual([100, 100])
  expect(pair('14/F, 612 Nathan Rd', 'Room 1418, 612 Nathan Road, Hong Kong')).toEqual([85, 85])
  expect(pair('Room 1418, 612 Nathan Road', 'Room 1419, 612 Nathan Road')).toEqual([0, 0])
})
