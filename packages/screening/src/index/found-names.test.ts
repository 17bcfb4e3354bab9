import { expect, test } from 'vitest'
import { FoundNames, type Stretch } from './found-names.ts'

const far = 3 * 65_536

const stretch = (mark: number, ...variants: number[]): Stretch => ({
  variants,
  hints: Uint8Array.from(variants, variant => variant % 7),
  from: 0,
  to: variants.length,
  mark,
})

const gathered = (
  names: FoundNames,
  find: Stretch[],
  confirm: Stretch[] = [],
  isWorth: (sum: number, hint: number) => boolean = () => true,
): [number, number][] => {
  const out: [number, number][] = []
  const told: number[] = []
  names.each(find, confirm, {
    isWorth,
    prefetch: (kept, count) => told.push(...kept.slice(0, count)),
    visit: (variant, sum) => out.push([variant, sum]),
  })
  expect(told).toEqual(out.map(([variant]) => variant))
  return out
}

test('a question finds each name once and adds up its marks, in whatever block it stands', () => {
  const found = gathered(
    new FoundNames(),
    [stretch(1, 0, 1, far + 5), stretch(4, 1, 2, 70_000)],
    [stretch(8, 0, 1, 2, 3, 66_000, far + 5)],
  )
  expect(found).toEqual([
    [0, 9],
    [1, 13],
    [2, 12],
    [70_000, 4],
    [far + 5, 9],
  ])
})

test('confirming finds nothing by itself', () => {
  expect(gathered(new FoundNames(), [], [stretch(1, 0, 1)])).toEqual([])
  expect(gathered(new FoundNames(), [stretch(2, far)], [stretch(1, 0, far - 1)])).toEqual([[far, 2]])
})

test('nothing of a question is left for the next one', () => {
  const names = new FoundNames()
  gathered(names, [stretch(1, 3, 4)], [], () => false)
  expect(() =>
    names.each([stretch(1, 3)], [], {
      isWorth: () => true,
      prefetch: () => undefined,
      visit: () => {
        throw new Error('stop')
      },
    }),
  ).toThrow('stop')
  expect(gathered(names, [stretch(2, 3, 4)])).toEqual([
    [3, 2],
    [4, 2],
  ])
})

test('marks and hints say what is worth a look', () => {
  const found = gathered(
    new FoundNames(),
    [stretch(1, 8, 9), stretch(2, 9, 10)],
    [],
    (sum, hint) => sum === 3 || hint === 1,
  )
  expect(found).toEqual([
    [8, 1],
    [9, 3],
  ])
})
