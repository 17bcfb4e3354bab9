import { expect, test } from 'vitest'
import { knownLatin } from '../name/word/rarity.ts'
import { soundFold } from '../name/sound/sound.ts'
import { poolOf } from './strings.ts'
import { mostLonger, WordShapes } from './word-shapes.ts'

const shapesOf = (words: readonly string[]): WordShapes => new WordShapes(poolOf(words))

const mayStand = (shapes: WordShapes, word: string): boolean => {
  const cut = Math.floor(word.length / 2)
  shapes.begin(word.slice(0, cut))
  return shapes.mayStand(word.slice(cut))
}

test('no word that sounds like another of about its length is told from it by its shape', () => {
  const groups = [...Map.groupBy(knownLatin(), soundFold).values()].filter(words => words.length > 1)
  expect(groups.length).toBeGreaterThan(500)
  for (const words of groups)
    for (const one of words) {
      const shapes = shapesOf([one])
      for (const other of words)
        if (Math.abs(one.length - other.length) <= mostLonger)
          expect(mayStand(shapes, other), `${one} ${other}`).toBe(true)
    }
})

test('a word of other steady letters, or much longer, is told by its shape', () => {
  const shapes = shapesOf(['NORVALINE', 'TAPAZ'])
  expect(mayStand(shapes, 'NORVALINE')).toBe(true)
  expect(mayStand(shapes, 'NORWALYNE')).toBe(true)
  expect(mayStand(shapes, 'NORVAMINE')).toBe(false)
  expect(mayStand(shapes, 'NORVALINESES')).toBe(false)
})
