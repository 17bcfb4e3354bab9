import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { expect, test } from 'vitest'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { suggestCodes } from './classify-product.ts'

const { products: named, models, headings, path } = classificationFacts()
const products = [...named, ...models.map(one => one.product), ...headings.values()]
const { eccns, cnDualUse, cnNotices } = controlFacts()
const noticed = new Set(cnNotices.flatMap(one => one.codes))

const stands = (text: string): boolean => {
  const parsed = parseEccn(text)
  const entry = eccns.get(parsed?.code ?? '')
  return entry !== undefined && (parsed!.paragraph === '' || entry.paragraphs.includes(parsed!.paragraph))
}

test('every code of the tables of products, models and headings and of the guided path stands in the lists', () => {
  const asked = [
    ...products.flatMap(one => one.eccns),
    ...[...path.values()].flatMap(one => one.options.flatMap(option => option.codes)),
  ]
  expect(asked.filter(code => !stands(code))).toEqual([])
  expect(
    products.flatMap(one => one.cnCodes).filter(code => !cnDualUse.has(code) && !noticed.has(code)),
  ).toEqual([])
})

test('words stand for codes that stand, and for every paragraph at which something differs', () => {
  const { codeWords } = classificationFacts()
  const unknown = [...codeWords.keys()].filter(code => !stands(code))
  expect(unknown).toEqual([])
  const differing = [...eccns.values()].flatMap(entry =>
    [...entry.rows, ...entry.exceptions, ...entry.sta]
      .flatMap(({ scope }) => [...scope.in, ...scope.out, ...scope.ask])
      .filter(paragraph => entry.paragraphs.includes(paragraph))
      .map(paragraph => `${entry.code}.${paragraph}`),
  )
  const silent = [...new Set(differing)].filter(code => !codeWords.has(code))
  expect(silent).toEqual([])
})

/** Letters of notes, and of headings without paragraphs, that the table of paragraphs counts among them. */
const ofNotes = new Set(
  `0A506.a.1 1A002.c 1A002.d 1A008.e 1A008.f 1A008.g 1C001.d 1C001.e 1C230.a 1C230.b 1C230.c 1C237.a 1C237.b 1C350.e
  1E998.a 1E998.b 1E998.c 1E998.d 1E998.e 1E998.f 1E998.g 1E998.h 1E998.i 1E998.j 3A090.d 3B992.f 3B992.f.1 3D005.a
  3D005.b 3E001.a 3E001.b 3E001.c 4D004.a 4D004.b 5A002.i.1 5A002.i.2 5A002.j.1 5A002.j.2 5A991.a.1 5A991.a.2
  5E991.b 5E991.c 5E991.d`.split(/\s+/u),
)

test('words stand for every paragraph down to the second level', () => {
  const { codeWords } = classificationFacts()
  const paragraphs = [...eccns.values()].flatMap(entry =>
    entry.paragraphs.filter(one => one.split('.').length <= 2).map(one => `${entry.code}.${one}`),
  )
  expect(paragraphs.length).toBeGreaterThan(3000)
  expect(paragraphs.filter(code => !codeWords.has(code) && !ofNotes.has(code))).toEqual([])
  expect([...codeWords.values()].filter(({ titleZh, titleEn }) => titleZh === '' || titleEn === '')).toEqual(
    [],
  )
})

test('no product is found by a part, a limit or a property of a paragraph', () => {
  for (const name of ['厨房设备', '门铰链', '电风扇'])
    expect(
      suggestCodes(name, 50).candidates.filter(({ code }) => /^(?:9A515|9A004|8A609)\./u.test(code)),
    ).toEqual([])
})

test('holds at least 3,000 wordings', () => {
  expect(named.flatMap(one => one.wordings).length).toBeGreaterThanOrEqual(3000)
})

test('controlled wordings find their own row, ordinary ones are EAR99', () => {
  const lost = named.flatMap(row =>
    [row.wordings[0]!, row.wordings.at(-1)!].filter(wording => {
      const { candidates, usual } = suggestCodes(wording, 50)
      if (row.usualEar99) return usual !== 'EAR99'
      const own = [...row.eccns, ...row.cnCodes]
      return !candidates.some(one => own.includes(one.code)) || usual === 'EAR99'
    }),
  )
  expect(lost).toEqual([])
})
