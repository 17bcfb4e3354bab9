import { expect, test } from 'vitest'
import { starterFacts } from '../testing/starter-facts.ts'
import { readItemCode } from './read-item-code.ts'

const read = (eccn: string, paragraph?: string) => readItemCode(starterFacts(), eccn, paragraph)

test.each([
  ['3a001(a)(2)', undefined, '3A001', 'a.2'],
  ['3A001', 'a.2', '3A001', 'a.2'],
  ['3A001', '3A001.a.2', '3A001', 'a.2'],
  ['3A001.a.2', 'a.2', '3A001', 'a.2'],
  ['３Ａ００１．ａ．２', '', '3A001', 'a.2'],
  ['ear 99', undefined, 'EAR99', ''],
  ['3A001', undefined, '3A001', ''],
])('%s %s is %s %s', (eccn, paragraph, code, found) =>
  expect(read(eccn, paragraph)).toEqual({ code, paragraph: found }),
)

test.each([
  ['ABC', undefined, 'eccn'],
  ['', undefined, 'eccn'],
  ['3A777', undefined, 'eccn'],
  ['3A001.a.99', undefined, 'eccn'],
  ['4D004.a', undefined, 'eccn'],
  ['1C230', 'a', 'paragraph'],
  ['3A090.d', undefined, 'eccn'],
  ['3A001', 'a.99', 'paragraph'],
  ['3A001', 'q', 'paragraph'],
  ['3A001.a.2', 'b', 'paragraph'],
  ['EAR99', 'a', 'paragraph'],
])('%s %s is refused at %s', (eccn, paragraph, field) =>
  expect(read(eccn, paragraph)).toEqual({ field, reason: expect.stringMatching(/\p{Script=Han}/u) }),
)
