import { expect, test } from 'vitest'
import { LetterTree } from './letter-tree.ts'

const tree = new LetterTree(['NOR', 'NORVA', 'VA', 'N'])

test.each([
  ['NORVABANK', 0, [5, 3, 1]],
  ['NORVABANK', 3, [2]],
  ['NO', 0, [1]],
  ['BANK', 0, []],
  ['Norva', 1, []],
  ['', 0, []],
])('words that begin in %s at %i have the lengths %j, the greatest first', (text, at, lengths) => {
  expect(tree.lengthsAt(text, at)).toEqual(lengths)
})

test('a word of other letters is refused', () => {
  expect(() => new LetterTree(['NORVA2'])).toThrow('NORVA2')
})
