import type { ControlFacts } from '../control/facts/control-facts.ts'
import type { CnWords } from './china-list.ts'
import type { CodeWords, ProductRow } from './product-row.ts'

/** Titles say these of many codes. */
const said = /专门设计|其他|零部件|附件|^(?:parts?|other|specially)/iu

const rowOf = (wordings: readonly string[], codes: Pick<ProductRow, 'eccns' | 'cnCodes'>): ProductRow => ({
  ...codes,
  wordings: wordings.filter(one => one !== '' && !said.test(one)),
  apart: [],
  does: [],
  usualEar99: false,
  mostlyFree: [],
  isTitle: true,
  hs: [],
  why: '与条目名称相近，须按条目的参数核对',
})

/** Our own short titles of entries, paragraphs and Chinese codes, as products that lead to them. */
export const titleRows = (facts: ControlFacts, words: ReadonlyMap<string, CodeWords>): ProductRow[] =>
  [
    ...[...facts.eccns.values()].map(one =>
      rowOf([one.titleZh, one.titleEn], { eccns: [one.code], cnCodes: [] }),
    ),
    ...[...words].map(([code, one]) => rowOf([one.titleZh, one.titleEn], { eccns: [code], cnCodes: [] })),
    ...[...facts.cnDualUse].map(([code, one]) => rowOf([one.titleZh], { eccns: [], cnCodes: [code] })),
  ].filter(row => row.wordings.length > 0)

/** All titles of entries, paragraphs and Chinese codes, those included that no product is looked for by. */
export const controlledTitles = (
  facts: ControlFacts,
  words: ReadonlyMap<string, CodeWords>,
  cnWords: readonly CnWords[],
): string[] => {
  const titled = [...facts.eccns.values(), ...words.values(), ...cnWords]
  return [
    ...titled.flatMap(one => [one.titleZh, one.titleEn]),
    ...[...facts.cnDualUse.values()].map(one => one.titleZh),
  ].filter(title => title !== '')
}
