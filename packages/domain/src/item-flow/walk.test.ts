import { describe, expect, test } from 'vitest'
import { itemPages, type ItemPage } from '../vocabulary/item-page.table.ts'
import { newFlow, type FlowState, type PageAnswers } from './flow-state.ts'
import type { QuestionKind } from './flow-question.ts'
import { itemOf } from './item-of-flow.ts'
import type { FlowFacts } from './next-page.ts'
import { questionTable } from './question.table.ts'
import { back, forward, turnedTo } from './walk.ts'

const facts: FlowFacts = {
  entry: eccn => ({ elsewhere: eccn === '0A919.itar', open: eccn === '9A610.x' }),
  isGroupE: country => country === 'IR',
  needsLicence: ({ said }) => said['004'] !== undefined,
}

/** A generator of its own: the same walks on every machine. */
const random = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296
  return seed / 4_294_967_296
}

const pick = <T>(next: () => number, all: readonly T[]): T => all[Math.floor(next() * all.length)]!

const values: Readonly<Record<QuestionKind, readonly (readonly string[])[]>> = {
  text: [[], ['某物']],
  number: [[], ['30']],
  yesNo: [[], ['1'], ['0']],
  yesNoUnclear: [[], ['1'], ['0'], ['2']],
  choice: [[]],
  tick: [[], ['1']],
  eccn: [[], ['3A001.a.2']],
  countries: [[], ['DE'], ['IR', 'BR']],
  names: [[], ['Some Buyer']],
  files: [[], ['F1']],
  component: [[], ['7']],
  entry: [[], ['3A001.a.2'], ['9A610.x'], ['0A919.itar'], ['EAR99']],
}

const randomAnswers = (next: () => number, page: ItemPage): PageAnswers =>
  Object.fromEntries(
    questionTable[page].flatMap(({ id, kind, options = [] }) => {
      const said = pick(next, kind === 'choice' ? [[], ...options.map(([value]) => [value])] : values[kind])
      return said.length === 0 ? [] : [[id, said]]
    }),
  )

const walkToEnd = (next: () => number): FlowState => {
  let state = newFlow
  for (let steps = 0; state.at !== '015' && steps < 200; steps++) {
    if (next() < 0.1) state = back(state)
    else state = forward(state, randomAnswers(next, state.at), facts)
  }
  return state
}

describe('the pages of an item', () => {
  test('S2-095 S2-103 whatever is answered, every way ends at the suggestion and passes what must be asked', () => {
    const seen = new Set<ItemPage>()
    for (let seed = 1; seed <= 3000; seed++) {
      const { at, path } = walkToEnd(random(seed))
      for (const page of path) seen.add(page)
      expect(at, `walk ${String(seed)}`).toBe('015')
      expect(path).toEqual(expect.arrayContaining(['005', '020', '006']))
      expect(path.includes('002') || path.includes('004')).toBe(true)
      expect(new Set(path).size, 'no page twice').toBe(path.length)
    }
    expect([...seen].sort()).toEqual(Object.keys(itemPages).sort())
  })

  test('S2-105 every page code has its step', () => {
    expect(Object.fromEntries(Object.entries(itemPages).map(([code, { step }]) => [code, step]))).toEqual({
      '001': '009',
      '002': '006',
      '003': '001',
      '004': '006',
      '005': '005',
      '006': '006',
      '007': '001',
      '008': '004',
      '009': '004',
      '010': '008',
      '011': '004',
      '012': '004',
      '013': '006',
      '014': '008',
      '015': '003',
      '016': '004',
      '017': '001',
      '018': '006',
      '019': '006',
      '020': '004',
      '021': '021',
    })
  })

  const say = (state: FlowState, ...pages: PageAnswers[]): FlowState =>
    pages.reduce((now, answers) => forward(now, answers, facts), state)
  const name = { name: ['转换器'], kind: ['goods'], partKnown: ['0'] }
  const foreign = { usOrigin: ['0'], usContent: ['0'], usTechnology: ['0'] }
  const american = { usOrigin: ['1'] }

  test('what is not answered goes the way on which more is asked', () => {
    expect(say(newFlow, name, {}).at).toBe('012')
    expect(say(newFlow, name, foreign).at).toBe('014')
    expect(say(newFlow, name, { ...foreign, usContent: [] }).at).toBe('009')
    expect(say(newFlow, name, american, {}, {}).at).toBe('002')
  })

  test('S2-104 the way back keeps the answers, and an unchanged page cuts nothing', () => {
    const there = say(
      newFlow,
      name,
      american,
      { agency: ['no'] },
      { eccn: ['3A001.a.2'] },
      { countries: ['DE'] },
    )
    const returned = back(there)
    expect(returned.at).toBe('004')
    expect(say(returned, there.said['004']!).path).toEqual(there.path)
    expect(say(turnedTo(there, '008'), american).path).toEqual(there.path)
  })

  test('a changed entry cuts the pages behind it and forgets only what rested on it', () => {
    const first = say(
      newFlow,
      name,
      american,
      {},
      { eccn: ['9A610.x'] },
      { released: ['0'] },
      { countries: ['DE'] },
    )
    const changed = forward(turnedTo(first, '003'), { eccn: ['3A001.a.2'] }, facts)
    expect(changed.at).toBe('004')
    expect(changed.path).toEqual(['001', '008', '012', '003', '004'])
    expect(changed.said['016']).toBeUndefined()
    expect(changed.said['004']).toEqual({ countries: ['DE'] })
    expect(itemOf(changed)).toMatchObject({ name: '转换器', eccn: '3A001.a.2', usOrigin: 1 })
  })

  test('S2-107 a page that was never reached leads to the first one', () => {
    expect(turnedTo(say(newFlow, name), '018').at).toBe('001')
    expect(turnedTo(newFlow, '').at).toBe('001')
  })

  test.each<[string, PageAnswers[], string]>([
    ['nothing of the United States in it', [name, foreign, {}], 'EAR99'],
    ['no entry of the list', [name, american, {}, { none: ['1'] }], 'EAR99'],
    ['another agency decides', [name, american, { agency: ['ITAR'] }, {}], ''],
    ['an entry that points elsewhere', [name, american, {}, { eccn: ['0A919.itar'] }, {}], '0A919.itar'],
    [
      'released, and in no other entry',
      [name, american, {}, { eccn: ['9A610.x'] }, { released: ['1'], otherEccn: ['0'] }],
      'EAR99',
    ],
    [
      'released into another entry',
      [
        name,
        american,
        {},
        { eccn: ['9A610.x'] },
        { released: ['1'], otherEccn: ['1'], releasedEccn: ['9A991.d'] },
      ],
      '9A991.d',
    ],
    ['nothing said of the list', [name, american, {}, {}], ''],
  ])('the entry of an item: %s', (_, pages, eccn) => {
    expect(itemOf(say(newFlow, ...pages)).eccn).toBe(eccn)
  })
})
