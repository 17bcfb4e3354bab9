import { expect, test } from 'vitest'
import { holds, characterKinds, kindsIn } from './character-kinds.ts'

const kinds = Object.keys(characterKinds) as (keyof typeof characterKinds)[]
const seenIn = (text: string): string[] => kinds.filter(kind => holds(kindsIn(text), characterKinds[kind]))

test.each([
  ['Larkfield', ['latin']],
  ['Larkfield Co., Ltd', ['latin', 'space', 'dot', 'comma']],
  ['海信A320', ['latin', 'han', 'digit']],
  ['a@b:c/d-e', ['latin', 'colon', 'dash', 'slash', 'at']],
  ['(x)[y]', ['latin', 'bracket']],
  ['x\ny|z', ['latin', 'space', 'breaks']],
  ['x_y', ['latin', 'sign']],
  ['', []],
])('%j holds %j', (text, seen) => {
  expect(seenIn(text)).toEqual(seen)
})

test.each(['Łarkfield', 'Лугов', '（海信）', '𠮷田', 'x\u00a0y', 'x\u0000y'])(
  'whatever a rule looks for may be in %j',
  text => {
    expect(seenIn(text)).toEqual(kinds)
  },
)
