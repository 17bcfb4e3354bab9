import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'

const index = indexOf([
  subjectOf('trader', '01', {
    names: ['Quillmark Vostok Trading'],
    identifiers: [
      {
        kind: 'website',
        value: 'https://www.qvtrade.example; qv-shop.example/eng; http://xn--e1afmkfd.xn--p1ai',
      },
      { kind: 'email', value: 'office@qvtrade.example' },
      { kind: 'phone', value: '+7 (495) 555-01-23, (8) 812 555 01 99' },
    ],
  }),
  subjectOf('ship', '03', {
    names: ['ARTAVIL'],
    identifiers: [
      { kind: 'callSign', value: 'HOPE' },
      { kind: 'callSign', value: '3EQW7' },
    ],
  }),
  subjectOf('larkfield', '01', { names: ['Larkfieldan'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, evidence }) => `${index.subject(subject).id} ${evidence.how}`)

test.each([
  ['qvtrade.example', 'trader'],
  ['www.qvtrade.example', 'trader'],
  ['http://qvtrade.example/', 'trader'],
  ['QV Ltd, www.qvtrade.example, Dubai', 'trader'],
  ['qv-shop.example/eng', 'trader'],
  ['office@qvtrade.example', 'trader'],
  ['Norva Office <office@qvtrade.example>', 'trader'],
  ['+7 495 555 01 23', 'trader'],
  ['007 495 5550123', 'trader'],
  ['88125550199', 'trader'],
  ['84955550123', 'trader'],
  ['Tel: +7 (495) 555-01-23', 'trader'],
  ['电话：+7(495)5550123', 'trader'],
  ['http://xn--e1afmkfd.xn--p1ai/', 'trader'],
  ['пример.рф', 'trader'],
  ['Call sign HOPE', 'ship'],
  ['呼号：3EQW7', 'ship'],
  ['Norva, C/S 3EQW7', 'ship'],
  ['3EQW7', 'ship'],
])('a party is found by how it is reached: %s', (text, id) => {
  expect(found(text)).toContain(`${id} identifier`)
})

test.each(['hope', 'sales@qvtrade.example', 'qv-shop.example', 'qvtrade.example/other', '555-01-23'])(
  '%s is not that code',
  text => expect(found(text).filter(one => one.endsWith('identifier'))).toEqual([]),
)

test('a host without www names its party as well', () => {
  expect(found('larkfieldan.com')).toEqual(['larkfield name'])
})
