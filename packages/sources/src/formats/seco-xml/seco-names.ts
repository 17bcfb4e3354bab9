import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import type { ReadReport } from '../../types.ts'
import { attribute, childrenOf, plainText, textOf, type XmlElement } from '../../xml/element.ts'

const nameTypes: Readonly<Record<string, NameKind>> = {
  'primary-name': 'primary',
  alias: 'alias',
  'formerly-known-as': 'former',
}

interface NamePart {
  readonly value: string
  /** Other spellings of this part by language and script. */
  readonly variants: ReadonlyMap<string, string>
}

const cultureOf = (variant: XmlElement): string =>
  `${attribute(variant, 'lang')}/${attribute(variant, 'script')}`

/** Parts in their order; titles belong to the facts. A part may repeat a culture: its n-th spelling goes with the others' n-th. */
const partsOf = (name: XmlElement): NamePart[] =>
  childrenOf(name, 'name-part')
    .filter(part => attribute(part, 'name-part-type') !== 'title')
    .sort((a, b) => Number(attribute(a, 'order')) - Number(attribute(b, 'order')))
    .map(part => ({ value: textOf(part, 'value'), variants: variantsOf(part) }))

const variantsOf = (part: XmlElement): Map<string, string> => {
  const variants = new Map<string, string>()
  for (const variant of childrenOf(part, 'spelling-variant')) {
    let key = cultureOf(variant)
    for (let n = 2; variants.has(key); n++) key = `${cultureOf(variant)}#${n}`
    variants.set(key, plainText(variant.text))
  }
  return variants
}

const joined = (parts: readonly string[]): string => parts.filter(part => part !== '').join(' ')

/** Whole names in every culture: Latin ones borrow missing parts, other scripts must be complete. */
const variantNames = (parts: readonly NamePart[]): string[] => {
  const cultures = new Set(parts.flatMap(part => [...part.variants.keys()]))
  return [...cultures].flatMap(culture => {
    const complete = parts.every(part => part.variants.has(culture))
    if (!complete && !/\/(?:LATN)?(?:#\d+)?$/u.test(culture)) return []
    return [joined(parts.map(part => part.variants.get(culture) ?? part.value))]
  })
}

const isLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)

const kindOf = (name: XmlElement, main: boolean, report: ReadReport): NameKind => {
  const type = attribute(name, 'name-type')
  const kind = Object.hasOwn(nameTypes, type) ? nameTypes[type] : undefined
  if (kind === undefined) report.warn('未知名称类型', type)
  const quality = attribute(name, 'quality')
  if (quality === 'low') return 'weak'
  if (quality !== '' && quality !== 'good') report.warn('未知名称质量', quality)
  return kind === 'primary' && !main ? 'alias' : (kind ?? 'alias')
}

export const addNames = (entry: EntryDraft, identity: XmlElement, report: ReadReport): void => {
  const main = attribute(identity, 'main') === 'true'
  for (const name of childrenOf(identity, 'name')) {
    const kind = kindOf(name, main, report)
    const parts = partsOf(name)
    entry.name(joined(parts.map(part => part.value)), kind)
    for (const text of variantNames(parts))
      entry.name(text, isLatin(text) ? (kind === 'primary' ? 'alias' : kind) : 'original')
    for (const part of childrenOf(name, 'name-part'))
      if (attribute(part, 'name-part-type') === 'title') entry.fact('title', textOf(part, 'value'))
  }
}
