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

test('one party however it is written, and whoever is listed but in no holding is named', async () => {
  const asked = (owner: string, party: string) => ({
    edges: [{ owner, owned: 'T', percent: 60 }],
    listed: [{ party, regimes: ['ofac'] }],
    target: 't',
  })
  const pairs = [
    ['Acme Holding Ltd', 'ACME HOLDING LTD'],
    ['華為技術有限公司', '华为技术有限公司'],
    ['Acme Co., Ltd.', 'ACME CO LTD'],
    ['Ac\u200Bme', 'Acme'],
    ['让·保罗', '让•保罗'],
  ] as const
  for (const answer of await ask(pairs.map(([owner, party]) => asked(owner, party))))
    expect(answer).toMatchObject({ regimes: { ofac: { state: 'blocked' } } })
  const [other] = await ask([asked('Acme', 'Acne')])
  expect(other).toMatchObject({
    regimes: {
      ofac: { state: 'not blocked', reason: expect.stringContaining('列名方Acne不在所给的任何持股关系中') },
      eu: { reason: expect.not.stringContaining('Acne') },
    },
  })
})

test('a listed party that is written otherwise, by accents or company form, cannot be excluded', async () => {
  const asked = (owner: string, party: string) => ({
    edges: [{ owner, owned: 'T', percent: 60 }],
    listed: [{ party, regimes: ['ofac'] }],
    target: 'T',
  })
  const pairs = [
    ['José Pérez', 'Jose Perez'],
    ['Müller Holding', 'Mueller Holding'],
    ['Muller AG', 'Müller A.G.'],
    ['Acme Limited', 'Acme Ltd'],
    ['Acme', 'ACME LLC'],
    ['华为技术', '华为技术有限公司'],
    ['Łukasz Søren', 'Lukasz Soren'],
  ] as const
  const answers = await ask(pairs.map(([owner, party]) => asked(owner, party)))
  expect(answers.map(one => (one as { regimes: { ofac: { state: string } } }).regimes.ofac.state)).toEqual(
    pairs.map(() => 'cannot be excluded'),
  )
  const [exact] = await ask([
    {
      ...asked('Acme GmbH', 'Acme Ltd'),
      edges: [
        { owner: 'Acme GmbH', owned: 'T', percent: 60 },
        { owner: 'Acme Ltd', owned: 'T', percent: 20 },
      ],
    },
  ])
  expect(exact).toMatchObject({ regimes: { ofac: { state: 'not blocked' } } })
})

test('who is named in characters may be a listed party of a Latin name that sounds so', async () => {
  const asked = (source: string) => ({
    edges: [{ owner: 'Z', owned: 'T', percent: 60, source }],
    listed: [{ party: 'Ivan Petrov', regimes: ['ofac'] }],
    target: 'T',
  })
  const texts = [
    '为伊万代持',
    '代彼得罗夫持有',
    '为伊万·彼得罗夫代持',
    '为张建国代持',
    '不为伊万代持',
    '伊万年度报告',
  ]
  const states = (await ask(texts.map(asked))).map(
    one => (one as { regimes: { ofac: { state: string } } }).regimes.ofac.state,
  )
  const [open, free] = ['cannot be excluded', 'not blocked']
  expect(states).toEqual([open, open, open, free, free, free])
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
  [{ ...question, listed: [{ party: 'L', regimes: [] }] }, 'listed[0].regimes'],
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

test.each(['49.99999999999999999999', '50.000000000000000000001', '100.00000000000000001'])(
  'a percent of %s is never rounded to a threshold: it is refused by its field',
  async percent => {
    const line = JSON.stringify(question).replace('"percent":50', `"percent":${percent}`)
    const [fault] = await ask([line])
    expect(fault).toEqual({
      error: { field: 'edges[0].percent', message: expect.stringContaining('有效数字') },
    })
  },
)

test('thirds as programs write them are taken', async () => {
  const line = JSON.stringify(question).replace('"percent":50', '"percent":33.33333333333333333333333')
  const [answer] = await ask([line])
  expect(answer).toMatchObject({ regimes: { ofac: { state: 'not blocked' } } })
})

test('20,000 listed owners, and a chain of 30,000 listed from below, are answered within seconds', async () => {
  const regimes = ['uk']
  const many = Array.from({ length: 20_000 }, (_, i) => `L${i}`)
  const star = {
    edges: many.map(owner => ({ owner, owned: 'T', percent: 0.004 })),
    listed: many.map(party => ({ party, regimes })),
    target: 'T',
  }
  const chain = {
    edges: Array.from({ length: 30_000 }, (_, i) => ({ owner: `N${i}`, owned: `N${i + 1}`, percent: 60 })),
    listed: Array.from({ length: 20_000 }, (_, i) => ({ party: `N${20_000 - i}`, regimes })),
    target: 'N30000',
  }
  const [wide, deep] = await ask([star, chain])
  expect(wide).toMatchObject({ regimes: { uk: { state: 'cannot be excluded', low: 80 } } })
  expect(String((wide as { regimes: { uk: { reason: string } } }).regimes.uk.reason).length).toBeLessThan(
    3000,
  )
  expect(deep).toMatchObject({ regimes: { uk: { state: 'blocked', low: 60 } } })
})
