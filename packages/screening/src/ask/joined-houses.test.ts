import { expect, test } from 'vitest'
import { hanNamesIn } from './han-names.ts'

test.each(['海康或诺瓦联合体', '海康经诺瓦联合体转口', '买方海康卖方诺瓦联合体', '海康及诺瓦联合体'])(
  'both parties are asked for where one is a house well known: %s',
  text => {
    const names = hanNamesIn(text).map(one => one.text)
    expect(names).toContain('海康')
    expect(names).toContain('诺瓦联合体')
  },
)

test('a character that joins parts no name in which no house is known', () => {
  expect(hanNamesIn('仁和药业')).toEqual([])
})
