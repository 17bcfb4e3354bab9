import { expect, test } from 'vitest'
import { indexOf, subjectOf } from './testing/fixture.ts'
import type { Query } from './types.ts'

const index = indexOf([
  subjectOf('firm', '01', { names: ['Golden Pearl Precision Machinery Trading Co., Ltd.'] }),
  subjectOf('chinese', '01', { names: ['金宝珠精密机械股份有限公司'] }),
  subjectOf('other', '01', { names: ['Northern Wheat Export LLC'] }),
])

const text = '金珍珠机械工业有限公司'

const ids = (query: Query): string[] =>
  index.search(query).near.map(({ subject }) => index.subject(subject).id)

test('near names are told on request only, between 60 and 80, and never counted', () => {
  expect(ids({ text })).toEqual([])
  const answer = index.search({ text, near: 'include' })
  expect(answer.near.map(({ subject }) => index.subject(subject).id)).toContain('firm')
  for (const { score } of answer.near) {
    expect(score).toBeGreaterThanOrEqual(60)
    expect(score).toBeLessThan(80)
  }
  expect(answer.verdicts).toEqual({ hit: 0, possible: 0 })
  expect(answer.count).toBe(0)
})

test('the parts of a near name sum to its score', () => {
  const [near] = index.search({ text, near: 'include' }).near
  const sum = near!.evidence.parts.reduce((all, { effect }) => all + Math.round(10 * effect), 0)
  expect(sum).toBe(Math.round(10 * near!.score))
})

test('they are offered for an organisation in the other writing when nothing was found', () => {
  expect(ids({ text, near: 'offer' })).toEqual(['firm'])
  expect(ids({ text: '金珍珠', near: 'offer' })).toEqual([])
  expect(ids({ text: 'Northern Wheat Export LLC', near: 'offer' })).toEqual([])
})

test('a ship that two characters alone do not show is offered, and no person is', () => {
  const ships = indexOf([
    subjectOf('ship', '03', { names: ['JIN HUI'] }),
    subjectOf('person', '02', { names: ['Jin Huy'] }),
  ])
  const answer = ships.search({ text: '锦辉', near: 'offer' })
  expect(answer.count).toBe(0)
  expect(answer.near.map(({ subject, score }) => [ships.subject(subject).id, score])).toEqual([
    ['ship', 79.9],
  ])
  const sum = answer.near[0]!.evidence.parts.reduce((all, { effect }) => all + effect, 0)
  expect(sum).toBeCloseTo(79.9, 5)
})

test('what was found is not near as well', () => {
  const { hits, near } = index.search({ text: 'Northern Wheat Export LLC', near: 'include' })
  expect(hits).toHaveLength(1)
  expect(near.map(({ subject }) => subject)).not.toContain(hits[0]!.subject)
})
