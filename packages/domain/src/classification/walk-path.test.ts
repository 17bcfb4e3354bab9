import { expect, it } from 'vitest'
import { parseGuidedPath } from './guided-path.ts'
import { walkPath } from './walk-path.ts'

const path = parseGuidedPath(
  [
    'branch\tquestion\tanswer\tnext\tcodes',
    'industry\t哪一类？\t电子\telectronics\t',
    'industry\t哪一类？\t其他\t\t2B999',
    'electronics\t是什么？\t仪器\t\t3A002 3A992',
  ].join('\n'),
)
const words = new Map([
  ['3A002.a', { titleZh: '示波器', titleEn: '', thresholds: '3 dB带宽>60 GHz' }],
  ['4A090.a', { titleZh: '计算机', titleEn: '', thresholds: '' }],
])
const walk = (...answers: string[]) =>
  walkPath({ path, words, titleOf: code => words.get(code)?.titleZh ?? '' }, answers)

it('begins with the industry and asks on until an entry is chosen', () => {
  expect(walk().ask?.id).toBe('industry')
  const asked = walk('industry.1', 'electronics.1')
  expect(asked.codes).toEqual([])
  expect(asked.ask?.options.map(one => one.text)).toEqual([
    '3A002 ',
    '3A002.a 示波器：3 dB带宽>60 GHz',
    '3A992 ',
    '都达不到，或参数尚未查清',
  ])
  const ended = walk('industry.1', 'electronics.1', 'electronics.1.codes.3A002.a')
  expect([ended.ask, ended.codes]).toEqual([undefined, ['3A002.a']])
})

it('keeps what was left at every branch', () => {
  const [first] = walk('industry.1').steps
  expect([first?.answer.text, first?.left.map(one => one.text)]).toEqual(['电子', ['其他']])
})

it('ends without a code where no threshold is met, and stops at an answer that is not offered', () => {
  expect(walk('industry.2', 'industry.2.codes.none')).toMatchObject({ ask: undefined, codes: [] })
  expect(walk('industry.1', 'industry.2')).toMatchObject({ ask: { id: 'electronics' } })
})
