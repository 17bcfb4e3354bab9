import { expect, test } from 'vitest'
import { wordOf } from '../token/word.ts'

test.each([
  ['GRROUP', 'GROUP'],
  ['CORPORATOIN', 'CORPORATION'],
  ['BNAK', 'BANK'],
  ['BNK', 'BANK'],
  ['LTTD', 'LTD'],
  ['LDT', 'LTD'],
  ['LONDNO', 'LONDON'],
  ['SHANGJAI', 'SHANGHAI'],
  ['OCEEAN', 'OCEAN'],
  ['STEWL', 'STEEL'],
])('%s was meant to be %s', (typed, meant) => {
  expect(wordOf(typed).meant).toBe(meant)
})

test.each([
  ['THEAUDITORS', 'THE AUDITORS'],
  ['QUILLMARKLIMITED', 'QUILLMARK LIMITED'],
  ['LIMITEDLIABILITY', 'LIMITED LIABILITY'],
  ['OFFICEOF', 'OFFICE OF'],
  ['NAZIRAND', 'NAZIR AND'],
])('%s is %s', (typed, apart) => {
  expect(wordOf(typed).meant).toBe(apart)
})

test.each(['QUILLMARK', 'FERDINAND', 'LANLIN', 'TRADE', 'OLEGOVICH', ''])('%s is one word', typed => {
  expect(wordOf(typed).meant).toBe(typed)
})

test.each([
  ['a word in use', 'MARTIN'],
  ['a word of the lexicon', 'TRADE'],
  ['a Chinese name', 'LANLIN'],
  ['letters that may be a firm', 'LTC'],
  ['a name that is near to nothing', 'QUILLMARK'],
  ['the name of a father', 'OLEGOVICH'],
  ['nothing', ''],
])('%s stays what it is: %s', (_, typed) => {
  expect(wordOf(typed).meant).toBe(typed)
})
