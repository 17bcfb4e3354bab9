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
