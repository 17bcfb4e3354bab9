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
  ['EAR99 NLR', undefined, 'EAR99', ''],
  ['3A991.a/NLR', undefined, '3A991', 'a'],
  ['NLR 5A992.c', undefined, '5A992', 'c'],
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

test.each([
  ['NLR', '不是分类'],
  ['无', 'EAR99'],
  ['不涉及', 'EAR99'],
  ['N/A', 'EAR99'],
])('%s is no classification, and what to write instead is told', (eccn, told) => {
  expect(read(eccn)).toMatchObject({ field: 'eccn', reason: expect.stringContaining(told) })
  expect(read(eccn)).toMatchObject({ reason: expect.stringContaining('请留空') })
})

test.each([
  ['5A001.i', '5A001.f.1'],
  ['5a001(i)(2)', '5A001.f.1'],
  ['5D002.d', '5D002.b'],
  ['6A005.f.1', '6A004.f'],
  ['3B001.o', '重新分类'],
])('%s is kept empty by the list and is refused with where its items are', (eccn, told) => {
  const fault = read(eccn)
  expect(fault).toMatchObject({ field: 'eccn', reason: expect.stringContaining('保留项') })
  expect(fault).toMatchObject({ reason: expect.stringContaining(told) })
})

test('living paragraphs beside reserved ones are read', () => {
  for (const eccn of ['5A001.f.1', '3B001.p.2', '5A992.c', '1C350.b.1', '4A003.b'])
    expect(read(eccn), eccn).not.toHaveProperty('reason')
})

test('the codes that hold the items of reserved paragraphs stand', () => {
  const { eccns } = starterFacts()
  expect(
    [...eccns.values()]
      .flatMap(entry => [...entry.reserved].map(([, now]) => now))
      .filter(now => now !== '' && 'reason' in read(now)),
  ).toEqual([])
})
