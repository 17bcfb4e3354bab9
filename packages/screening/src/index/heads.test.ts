import { expect, test } from 'vitest'
import { Heads } from './heads.ts'

const headsOf = (names: number): Heads =>
  new Heads(
    Uint32Array.from({ length: names + 1 }, (_, i) => i),
    new Float32Array(names).fill(1),
    () => 0,
  )

const all = (mark: number) => ({ variants: [0, 1, 2], from: 0, to: 3, mark })

test('a question finds each name once and adds up its marks', () => {
  const heads = headsOf(3)
  const found: number[] = []
  heads.begin()
  heads.find({ ...all(1), to: 2 }, found)
  heads.find({ ...all(4), from: 1 }, found)
  heads.confirm(all(8))
  expect(found).toEqual([0, 1, 2])
  expect([0, 1, 2].map(name => heads.marks(name))).toEqual([9, 13, 12])
})

test('confirming finds nothing by itself', () => {
  const heads = headsOf(3)
  heads.begin()
  heads.confirm(all(1))
  const found: number[] = []
  heads.find(all(2), found)
  expect(found).toEqual([0, 1, 2])
  expect(heads.marks(0)).toBe(2)
})

test('what a question found is new to every later one, also when their numbers begin anew', () => {
  const heads = headsOf(3)
  const ask = (): number => {
    const found: number[] = []
    heads.begin()
    heads.find(all(1), found)
    return found.length
  }
  expect(ask()).toBe(3)
  for (const others of [2 ** 20 - 2, 2 ** 20 - 1, 2 ** 20]) {
    for (let i = 0; i < others; i++) heads.begin()
    expect(ask()).toBe(3)
  }
})
