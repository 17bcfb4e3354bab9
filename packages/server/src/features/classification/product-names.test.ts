import { expect, test } from 'vitest'
import { suggestCodes } from './classify-product.ts'
import {
  blindDescriptions,
  everydayNames,
  ownDescriptions,
  unseenDescriptions,
} from './product-names.table.ts'
import { everydayWordings, freshOrdinary, freshWordings, tradeNames } from './everyday-wordings.table.ts'

const shown = 5

const isFound = ([name, codes]: readonly [string, string]): boolean =>
  suggestCodes(name, shown).candidates.some(({ code }) => codes.split(' ').some(one => code.startsWith(one)))

const isOrdinary = ([, codes]: readonly [string, string]): boolean => codes === ''

const missedOrdinary = (names: readonly (readonly [string, string])[]): string[] =>
  names.filter(one => isOrdinary(one) && suggestCodes(one[0], shown).usual === null).map(([name]) => name)

const lost = (names: readonly (readonly [string, string])[]): string[] =>
  names.filter(one => !isFound(one)).map(([name]) => name)

test('everyday names lead to a right entry among the first five', () => {
  expect(lost(everydayNames)).toEqual([])
})

test('so do most descriptions that share no name with the table', () => {
  expect(lost(ownDescriptions).length / ownDescriptions.length).toBeLessThanOrEqual(0.12)
  expect(lost(blindDescriptions).length / blindDescriptions.length).toBeLessThanOrEqual(0.1)
  expect(lost(unseenDescriptions).length / unseenDescriptions.length).toBeLessThanOrEqual(0.16)
})

test('so do everyday wordings, trade names and models', () => {
  const controlled = everydayWordings.filter(one => !isOrdinary(one))
  const fresh = freshWordings.filter(one => !isOrdinary(one))
  expect(lost(controlled).length / controlled.length).toBeLessThanOrEqual(0.03)
  expect(lost(fresh).length / fresh.length).toBeLessThanOrEqual(0.25)
  expect(lost(tradeNames)).toEqual([])
})

test('ordinary goods by other names than those of the table are mostly known as such', () => {
  expect(missedOrdinary(everydayWordings)).toEqual([])
  expect(missedOrdinary([...freshWordings, ...freshOrdinary]).length).toBeLessThanOrEqual(8)
})

test('no description of a controlled product is EAR99', () => {
  const names = [
    ...everydayNames,
    ...ownDescriptions,
    ...blindDescriptions,
    ...unseenDescriptions,
    ...[...everydayWordings, ...freshWordings, ...tradeNames].filter(one => !isOrdinary(one)),
  ]
  expect(names.filter(([name]) => suggestCodes(name, shown).usual !== null)).toEqual([])
})

test.each(['一张吃饭的桌子', '小孩玩的积木', '纯棉衬衫', '实木餐桌', '不锈钢保温杯', '陶瓷马克杯'])(
  'ordinary goods are EAR99 without a code: %s',
  name => expect(suggestCodes(name, shown)).toMatchObject({ candidates: [], usual: 'EAR99' }),
)
