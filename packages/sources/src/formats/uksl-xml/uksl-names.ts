import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import type { ReadReport } from '../../types.ts'
import { elementsAt, textOf, textsAt, type XmlElement } from '../../xml/element.ts'

/** Given names ascend from Name1; Name6 is the family name, or the whole name of a company or ship. */
const fullName = (name: XmlElement): string =>
  [1, 2, 3, 4, 5, 6]
    .map(part => textOf(name, `Name${part}`))
    .filter(part => part !== '')
    .join(' ')

/** The list varies in letter case, `ALias` included. */
const same = (text: string, expected: string): boolean => text.toLocaleLowerCase('en') === expected

const kindOf = (name: XmlElement, report: ReadReport): NameKind => {
  const type = textOf(name, 'NameType')
  const strength = textOf(name, 'AliasStrength')
  if (same(type, 'primary name')) return 'primary'
  if (!same(type, 'alias') && !same(type, 'primary name variation')) report.warn('未知名称类型', type)
  if (same(strength, 'low quality a.k.a')) return 'weak'
  if (strength !== '' && !same(strength, 'good quality a.k.a')) report.warn('未知别名等级', strength)
  return 'alias'
}

export const addNames = (entry: EntryDraft, record: XmlElement, report: ReadReport): void => {
  const names = elementsAt(record, 'Names', 'Name').map(name => ({
    text: fullName(name),
    kind: kindOf(name, report),
  }))
  const primaryFirst = [
    ...names.filter(name => name.kind === 'primary'),
    ...names.filter(name => name.kind !== 'primary'),
  ]
  primaryFirst.forEach((name, i) =>
    entry.name(name.text, name.kind === 'primary' && i > 0 ? 'alias' : name.kind),
  )
  const scripts = [
    ...textsAt(record, 'NonLatinNames', 'NonLatinName', 'NameNonLatinScript'),
    ...textsAt(record, 'NonLatinNames', 'NameNonLatinScript'),
  ]
  for (const text of scripts) entry.name(text, 'original')
}
