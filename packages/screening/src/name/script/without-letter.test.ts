import { expect, test } from 'vitest'
import { WithoutLetter } from './without-letter.ts'

const texts = new Set(['NORVA', 'ORVAL', 'NRVAL', 'A', ''])
const among = new WithoutLetter(texts)

test.each([
  ['NORVAL', ['ORVAL', 'NRVAL', 'NORVA']],
  ['NORRVA', ['NORVA', 'NORVA']],
  ['AB', ['A']],
  ['B', ['']],
  ['QUILLMARK', []],
  ['', []],
])('%s without a letter is found among the texts: %j', (word, found) => {
  expect(among.of(word).filter(one => texts.has(one))).toEqual(found)
})
