import { expect, test } from 'vitest'
import { askLines } from '../../cli/testing.ts'
import { ownershipCommands } from './commands.ts'

const ask = (lines: readonly unknown[]) => askLines(ownershipCommands[0]!, lines)

const edge = { owner: 'L', owned: 'T', percent: 50 }
const question = {
  edges: [edge],
  listed: [{ party: 'L', regimes: ['ofac', 'eu', 'uk', 'bis', 'cn'] }],
  target: 'T',
}

test('answers all five regimes, as of the day in Shanghai', async () => {
  const [answer] = await ask([question])
  expect(answer).toMatchObject({
    target: 'T',
    date: '2026-11-21',
    regimes: {
      ofac: { state: 'blocked', low: 50, high: 50, paths: [['L', 'T']] },
      eu: { state: 'blocked' },
      uk: { state: 'not blocked' },
      bis: { state: 'cannot be excluded' },
      cn: { state: 'cannot be excluded' },
    },
  })
  expect(Object.keys(answer!)).toEqual(['target', 'date', 'regimes'])
})

test('what has nothing to say may be null or empty; a percent that is left out is unknown', async () => {
  const bare = { owner: 'L', owned: 'T', since: null, until: '', source: null }
  const [answer] = await ask([{ ...question, edges: [bare], date: null }])
  expect(answer).toMatchObject({ regimes: { ofac: { state: 'cannot be excluded', low: 0, high: 100 } } })
})

test('parties without edges are allowed', async () => {
  const [answer] = await ask([{ edges: [], listed: [], target: 'T', date: '2020-01-01' }])
  expect(answer).toMatchObject({
    date: '2020-01-01',
    regimes: {
      cn: {
        state: 'not blocked',
        low: 0,
        high: 0,
        paths: [],
        reason: expect.stringContaining('未收录股权数据'),
      },
    },
  })
})

const withEdge = (more: object): object => ({ ...question, edges: [edge, { ...edge, ...more }] })

test.each([
  ['{"target":', ''],
  ['[]', ''],
  [{ ...question, target: undefined }, 'target'],
  [{ ...question, target: ' ' }, 'target'],
  [{ ...question, edges: undefined }, 'edges'],
  [{ ...question, listed: 'L' }, 'listed'],
  [{ ...question, date: '20261120' }, 'date'],
  [{ ...question, date: '2026-13-01' }, 'date'],
  [{ ...question, depth: 4 }, 'depth'],
  [{ ...question, listed: [{ party: 'L', regimes: ['un'] }] }, 'listed[0].regimes[0]'],
  [{ ...question, listed: [{ party: 'L', regimes: ['eu'], name: 'x' }] }, 'listed[0].name'],
  [withEdge({ percent: -1 }), 'edges[1].percent'],
  [withEdge({ percent: 100.5 }), 'edges[1].percent'],
  [withEdge({ percent: '50%' }), 'edges[1].percent'],
  [withEdge({ owner: 7 }), 'edges[1].owner'],
  [withEdge({ share: 7 }), 'edges[1].share'],
  [withEdge({ since: '2020-02-30' }), 'edges[1].since'],
  [withEdge({ since: '2021-01-01', until: '2020-01-01' }), 'edges[1].until'],
])('%j names the field that is wrong; the next line is answered', async (line, field) => {
  const [fault, next] = await ask([line, question])
  expect(fault).toEqual({ error: { field, message: expect.stringMatching(/\p{Script=Han}/u) } })
  expect(next).toMatchObject({ target: 'T' })
})
