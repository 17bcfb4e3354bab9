import { isKnownParagraph } from '@maojian/domain/control/code/known-paragraph'
import { parseEccn } from '@maojian/domain/control/code/parse-eccn'
import { substanceFinder, type SubstanceRow } from '@maojian/domain/classification/substances'
import { expect, test } from 'vitest'
import { classificationFacts } from '../../facts/classification.ts'
import { controlFacts } from '../../facts/control-facts.ts'
import { suggestCodes } from './classify-product.ts'

const { substances } = classificationFacts()

/** Codes of which a name, declared to be on no list, is warned of. */
const told = (name: string): string[] =>
  suggestCodes(name, 50)
    .candidates.filter(one => one.namedWhy !== '')
    .map(one => one.code)

const lacks = (name: string, codes: readonly string[]): boolean => {
  const known = told(name)
  return codes.some(code => !known.includes(code))
}

/** The first name in each language and the first number: the whole way is long. */
const firstNames = ({ wordings, cas }: SubstanceRow): string[] => {
  const latin = wordings.find(one => /^[\p{Script=Latin}\p{N}\p{P}\s]+$/u.test(one))
  return [...new Set([wordings[0], latin, cas[0]])].filter(one => one !== undefined)
}

test('a listed substance is told by its Chinese and English name and its CAS number', () => {
  const silent = substances.flatMap(row =>
    firstNames(row).filter(name => lacks(name, [...row.eccns, ...row.cnCodes])),
  )
  expect(silent).toEqual([])
})

test('every name and CAS number of the table finds its substance', () => {
  const find = substanceFinder(substances)
  const lost = substances.flatMap(row =>
    [...row.wordings, ...row.cas.map(one => `CAS ${one}`)].filter(
      name => !find(name).some(one => one.row === row),
    ),
  )
  expect(lost).toEqual([])
})

test('codes of the table stand in the lists', () => {
  const { eccns, cnDualUse } = controlFacts()
  const unknown = substances.flatMap(one => [
    ...one.eccns.filter(code => {
      const parsed = parseEccn(code)
      const entry = eccns.get(parsed?.code ?? '')
      return entry === undefined || !isKnownParagraph(entry, parsed!.paragraph)
    }),
    ...one.cnCodes.filter(code => !cnDualUse.has(code)),
  ])
  expect(unknown).toEqual([])
})

test('a chemical weapon by its systematic name is told of the lists that come first', () => {
  for (const name of ['甲基氟膦酸异丙酯', 'Isopropyl methylphosphonofluoridate', 'CAS 50782-69-9'])
    expect(suggestCodes(name).reviewFirst, name).toContain('监控化学品')
})

test('explosives that set off others are told of the lists of arms', () => {
  for (const name of ['叠氮化铅', '斯蒂芬酸铅', '雷汞', 'Lead styphnate', 'mercury fulminate'])
    expect(suggestCodes(name).reviewFirst, name).toContain('军品')
})
