import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { expect, test } from 'vitest'
import { footnoteWords, withoutFootnoteMarks } from './entity-footnotes.ts'

test.each([
  ['see §§ 734.9(e)1 and 744.11 of the EAR2', 'see §§ 734.9(e) and 744.11 of the EAR', [1]],
  ['(See §734.9(e)1, and §744.11 of the EAR)2.', '(See §734.9(e), and §744.11 of the EAR).', [1]],
  ['(See §§ 734.9(g),3 746.8(a)(3) of the EAR)', '(See §§ 734.9(g), 746.8(a)(3) of the EAR)', [3]],
  ['(See §734.9(g), 3 §746.8(a)(3))', '(See §734.9(g), §746.8(a)(3))', [3]],
  ['(See §§ 734.9(e)(2) and 744.11 of the EAR)4', '(See §§ 734.9(e)(2) and 744.11 of the EAR)', [4]],
  ['(See § 744.11 of the EAR)', '(See § 744.11 of the EAR)', []],
])('the footnotes of “%s” are told apart from what it cites', (value, cited, footnotes) => {
  expect(withoutFootnoteMarks(value)).toBe(cited)
  const entry = { source: 'bis-entity-list', facts: [{ key: 'licenceRequirement', value }] }
  const { zh } = footnoteWords(entry as unknown as ListEntry)
  expect(zh.map(text => Number(/\d/u.exec(text)?.[0]))).toEqual(footnotes)
})
