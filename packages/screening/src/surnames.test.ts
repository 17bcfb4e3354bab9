import { expect, test } from 'vitest'
import { readQuestion } from './read-question.ts'
import { indexOf, subjectOf } from './testing/fixture.ts'

const index = indexOf([
  subjectOf('minister', '02', { names: ['Sergei SHOIVU', ['绍伊武', 'zh-transcription']] }),
  subjectOf('officer', '02', { names: ['Ali SHAMKHARI', ['阿里·沙姆哈里', 'zh-transcription']] }),
  subjectOf('leader', '02', { names: ['Khalid MASHARD', ['哈立德·马沙尔', 'zh-transcription']] }),
  subjectOf('banker', '02', { names: [['德米特里·梅德韦茨夫', 'zh-transcription']] }),
  subjectOf('chinese', '02', { names: [['高国强', 'zh-official']] }),
  subjectOf('firm', '01', { names: [['阿里·沃尔托夫', 'zh-transcription']] }),
])

const found = (text: string): string[] =>
  index.search({ text }).hits.map(hit => `${index.subject(hit.subject).id} ${hit.verdict}`)

test.each([
  ['邵伊武', 'minister'],
  ['绍依武', 'minister'],
  ['沙姆汗里', 'officer'],
  ['沙姆哈利', 'officer'],
  ['马沙尔', 'leader'],
  ['麦德维茨夫', 'banker'],
])(
  "a foreigner's surname as the press writes it is found by characters of the same sound: %s",
  (text, id) => {
    expect(found(text)).toEqual([`${id} possible`])
    expect(index.mayFind(readQuestion([text], []))).toBe(true)
  },
)

test.each(['马国强', '马沙文', '邵国武', '沙姆哈卡', '麦德布茨基', '高国梅'])(
  'another name leads to nobody for a character in common: %s',
  text => expect(found(text)).toEqual([]),
)

test('the given name before a listed surname is nobody by itself', () => {
  expect(found('德米得里')).toEqual([])
})
