import { expect, test } from 'vitest'
import { withVerdict } from './both-laws.ts'

type Found = Parameters<typeof withVerdict>[0]

const clear = { outcome: 'no_licence_required', outcomeName: '未发现许可要求', questions: [], proof: [] }
const unfilled = {
  outcome: 'expert_review',
  outcomeName: '需专家复核',
  questions: [{ id: 'cn.code', blocking: true, answer: '', answeredBy: 'cnCode' }],
  proof: [],
}
const verdictOf = (more: object) =>
  withVerdict({
    ...clear,
    riskLevel: 0,
    warnings: [],
    china: clear,
    endUser: { warning: '', hits: [] },
    parties: [],
    ...more,
  } as unknown as Found)

test('both laws judged on facts of the day, with nothing left to answer, are green', () => {
  expect(verdictOf({})).toMatchObject({
    tone: 'green',
    headline: '美国：未发现许可要求；中国：未发现许可要求',
  })
})

test('a law that was not judged keeps the verdict from being green, and the verdict says so', () => {
  expect(verdictOf({ china: unfilled })).toMatchObject({
    tone: 'amber',
    headline: '美国：未发现许可要求；中国：尚未判定（缺两用物项编码）',
  })
})

test.each([
  ['facts of another day', { warnings: ['管制事实截至 2026-08-07'] }, 'amber'],
  ['lists past their time', { endUser: { warning: '名单过期', hits: [] } }, 'amber'],
  ['a point that decides', { questions: unfilled.questions }, 'amber'],
  [
    'a match that nobody decided on',
    { endUser: { warning: '', hits: [{ state: 'open', decisive: true }] } },
    'amber',
  ],
  ['what China forbids', { china: { ...clear, outcome: 'prohibited', outcomeName: '禁止' } }, 'red'],
  ['what China asks a licence for', { china: { ...clear, outcome: 'licence_required' } }, 'amber'],
])('%s is no green', (_, more, tone) => expect(verdictOf(more).tone).toBe(tone))
