import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { isItemFault, readItemCode } from '@maojian/domain/control/code/read-item-code'
import { ordinaryFinder } from '@maojian/domain/classification/ordinary-words'
import { controlledTitles } from '@maojian/domain/classification/title-rows'
import { expect, test } from 'vitest'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { suggestCodes } from './classify-product.ts'

const { products: named, models, headings, path } = classificationFacts()
const products = [...named, ...models.map(one => one.product), ...headings.values()]
const { eccns, cnDualUse, cnNotices } = controlFacts()
const noticed = new Set(cnNotices.flatMap(one => one.codes))

const { codeWords, cnWords, ordinary } = classificationFacts()
const allTitles = controlledTitles(controlFacts(), codeWords, cnWords)
const findOrdinary = ordinaryFinder(ordinary, named, allTitles)

/** Each pair of characters of a title before the thing that it ends with. */
const shortened = (things: readonly string[]): string[] =>
  things.flatMap(thing =>
    allTitles
      .filter(title => title.endsWith(thing))
      .flatMap(title => {
        const before = title.slice(0, -thing.length)
        return [...before.matchAll(/(?=([^的或\P{Script=Han}]{2}))/gu)].map(([, pair]) => `${pair!}${thing}`)
      }),
  )

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
  expect(asked.filter(code => !stands(code) || isItemFault(readItemCode(controlFacts(), code)))).toEqual([])
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

test('words stand for every paragraph down to the second level', () => {
  const { codeWords } = classificationFacts()
  const paragraphs = [...eccns.values()].flatMap(entry =>
    entry.paragraphs.filter(one => one.split('.').length <= 2).map(one => `${entry.code}.${one}`),
  )
  expect(paragraphs.length).toBeGreaterThan(3000)
  expect(paragraphs.filter(code => !codeWords.has(code))).toEqual([])
  expect([...codeWords.values()].filter(({ titleZh, titleEn }) => titleZh === '' || titleEn === '')).toEqual(
    [],
  )
})

test('letters of notes, and of headings that say all, are no paragraphs', () => {
  const notes = [
    '1A002.d',
    '1C001.e',
    '1C230.a',
    '3A090.d',
    '3E001.b',
    '4D004.a',
    '5A002.j.1',
    '5A991.a.2',
    '5E991.c',
  ]
  for (const code of notes) expect(isItemFault(readItemCode(controlFacts(), code)), code).toBe(true)
  for (const code of ['1A002.b.1', '1C230', '3A090.c', '4D004', '5A002.z.1.a', '5E991.a.1'])
    expect(readItemCode(controlFacts(), code), code).toMatchObject({ code: code.slice(0, 5) })
})

test('no product is found by a part, a limit or a property of a paragraph', () => {
  for (const name of ['厨房设备', '门铰链', '电风扇'])
    expect(
      suggestCodes(name, 50).candidates.filter(({ code }) => /^(?:9A515|9A004|8A609)\./u.test(code)),
    ).toEqual([])
})

const isOrdinary = (name: string): boolean => findOrdinary(name) !== undefined

// Paragraphs y of the 600 series name fans and circuit breakers that are controlled only where made for arms.
test('no title of an entry, a paragraph or a Chinese code is called ordinary', () => {
  const named = new Map([...codeWords].filter(([code]) => !/\.y(?:\.|$)/u.test(code)))
  const titles = new Set(controlledTitles(controlFacts(), named, cnWords))
  expect(titles.size).toBeGreaterThan(6000)
  const asked = [...titles].filter(isOrdinary)
  expect(asked.filter(title => suggestCodes(title, 1).usual !== null)).toEqual([])
})

// A clerk drops the qualifiers and keeps one of them with the thing.
test('nor is a machine tool, a tooling or a material by one qualifier of its title', () => {
  const names = shortened(['铣床', '磨床', '车床', '镗床', '钻床', '拉床', '机床', '工装', '石墨'])
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter(name => isOrdinary(name) && suggestCodes(name, 1).usual !== null)).toEqual([])
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
      // Without codes it only keeps a like name from speaking.
      if (own.length === 0) return usual === 'EAR99'
      return !candidates.some(one => own.includes(one.code)) || usual === 'EAR99'
    }),
  )
  expect(lost).toEqual([])
})
