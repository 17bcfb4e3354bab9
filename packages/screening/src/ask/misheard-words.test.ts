import { expect, test } from 'vitest'
import { indexOf, subjectOf } from '../testing/fixture.ts'
import { withMisheardWord } from './misheard-words.ts'

test.each([
  ['诺瓦工业大雪', '诺瓦工业大学'],
  ['诺瓦特种车两有限公司', '诺瓦特种车辆有限公司'],
  ['诺瓦电子股奋有限公司', '诺瓦电子股份有限公司'],
  ['諾瓦工業大雪', '诺瓦工业大学'],
])('%s is meant for %s', (text, meant) => {
  expect(withMisheardWord(text)).toContain(meant)
})

test.each([['诺瓦工业大学'], ['山西诺瓦电器有限公司'], ['Nowa University'], ['诺瓦']])(
  '%s says what it means',
  text => expect(withMisheardWord(text)).toEqual([]),
)

const index = indexOf([
  subjectOf('university', '01', { names: ['诺瓦工业大学'] }),
  subjectOf('press', '01', { names: ['诺瓦工业大学出版社'] }),
])
const found = (text: string): string[] =>
  index.search({ text }).hits.map(({ subject, verdict }) => `${index.subject(subject).id} ${verdict}`)

test('a name with a word that is only heard is possible, and only the whole name', () => {
  expect(found('诺瓦工业大雪')).toEqual(['university possible'])
})
