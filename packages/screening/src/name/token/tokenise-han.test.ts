import { expect, test } from 'vitest'
import { analyse } from '../analyse.ts'

const pieces = (name: string): string[] => analyse(name)[0]!.tokens.map(({ text }) => text)

test.each([
  ['马杜罗先生', ['马', '杜', '罗', '先生']],
  ['馬杜羅先生', ['马', '杜', '罗', '先生']],
  ['罗先贸易公司', ['罗先', '贸易', '公司']],
])('a title behind a name is a title, whatever place its first character ends: %s', (name, cut) => {
  expect(pieces(name)).toEqual(cut)
})
