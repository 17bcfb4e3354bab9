import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../../testing/fixture.ts'

const index = indexOf([
  subjectOf('aviation', '01', { names: ['天骄航空'] }),
  subjectOf('shipyard', '01', { names: ['琥珀造船厂'] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject }) => index.subject(subject).id)

test.each(['天骄子', '琥珀川'])(
  'a character on one side and a line of business on the other part two firms: %s',
  text => expect(found(text)).toEqual([]),
)

test('without another character the brand is met', () => {
  expect(found('天骄航空有限公司')).toEqual(['aviation'])
  expect(found('琥珀造船')).toEqual(['shipyard'])
})
