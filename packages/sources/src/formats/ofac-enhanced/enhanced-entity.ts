import type { ListEntry, ListRelation } from '@maojian/domain/entity/list-entry'
import { countryCode } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { earliestDate } from '../../entry/partial-date.ts'
import { readOfacField } from '../../ofac/field-value.ts'
import { akaKind, ofacDraft, ofacType, readTailNumbers } from '../../ofac/party.ts'
import { ofacRelation } from '../../ofac/relationship.ts'
import { readRemark } from '../../ofac/remark.ts'
import { isLatin, joinName } from '../../ofac/script-name.ts'
import type { ReadReport } from '../../types.ts'
import {
  attribute,
  childOf,
  elementsAt,
  plainText,
  textOf,
  textsAt,
  textsOf,
  type XmlElement,
} from '../../xml/element.ts'

export interface ListedOn {
  readonly source: string
  readonly day: string
  readonly name: string
}

/** The two lists of OFAC, and every narrower list that the second one joins. */
export const sourceOfList = (name: string): string => (name === 'SDN List' ? 'ofac-sdn' : 'ofac-nonsdn')

export const listsOf = (entity: XmlElement): ListedOn[] =>
  elementsAt(entity, 'sanctionsLists', 'sanctionsList').map(list => {
    const name = plainText(list.text)
    return { source: sourceOfList(name), day: attribute(list, 'datePublished'), name }
  })

/** The Consolidated List is younger than the lists that it joins: their day is the day of designation. */
const designatedOn = (lists: readonly ListedOn[]): string | undefined => {
  const narrow = lists.filter(list => list.name !== 'Consolidated List')
  return earliestDate((narrow.length > 0 ? narrow : lists).map(list => list.day || undefined))
}

const readNames = (draft: EntryDraft, entity: XmlElement): void => {
  for (const name of elementsAt(entity, 'names', 'name')) {
    const weak = textOf(name, 'isLowQuality') === 'true'
    const primary = textOf(name, 'isPrimary') === 'true'
    const own = primary ? 'primary' : akaKind(textOf(name, 'aliasType'), weak)
    for (const translation of elementsAt(name, 'translations', 'translation')) {
      const script = textOf(translation, 'script')
      const first = textOf(translation, 'formattedFirstName')
      const text = joinName(first, textOf(translation, 'formattedLastName'), script)
      draft.name(text || textOf(translation, 'formattedFullName'), isLatin(script) ? own : 'original')
    }
  }
}

const readAddresses = (draft: EntryDraft, entity: XmlElement, report: ReadReport): void => {
  for (const address of elementsAt(entity, 'addresses', 'address')) {
    const country = textOf(address, 'country')
    const code = countryCode(country, report)
    if (code) draft.country(code)
    for (const translation of elementsAt(address, 'translations', 'translation')) {
      const parts = elementsAt(translation, 'addressParts', 'addressPart').map(part => textOf(part, 'value'))
      if (parts.length > 0) draft.address([...parts, country].filter(part => part !== '').join(', '))
    }
  }
}

const readFeatures = (draft: EntryDraft, entity: XmlElement, report: ReadReport): void => {
  for (const feature of elementsAt(entity, 'features', 'feature')) {
    if (textOf(feature, 'reliability') === 'False') continue
    readOfacField(draft, { label: textOf(feature, 'type'), value: textOf(feature, 'value') }, report)
    draft.fact('remark', textOf(feature, 'comments'))
  }
}

const documentNote = (document: XmlElement): string => {
  const labelled = (name: string, label: string): string[] =>
    textsOf(document, name).map(value => `${label} ${value}`)
  const days = (name: string, label: string): string[] =>
    textsAt(document, name, 'fromDateBegin').map(day => `${label} ${day}`)
  return [
    ...days('issueDate', 'issued'),
    ...days('expirationDate', 'expires'),
    ...labelled('issuingAuthority', 'by'),
    ...labelled('issuingLocation', 'in'),
    ...textsOf(document, 'comments'),
  ].join('; ')
}

const readDocuments = (draft: EntryDraft, entity: XmlElement, report: ReadReport): void => {
  for (const document of elementsAt(entity, 'identityDocuments', 'identityDocument')) {
    const field = { label: textOf(document, 'type'), value: textOf(document, 'documentNumber') }
    const country = textOf(document, 'issuingCountry')
    readOfacField(draft, { ...field, ...(country && { country }), note: documentNote(document) }, report)
    for (const feature of textsAt(document, 'idFeatures', 'idFeature')) {
      const [label, value] = feature.split(/:\s*/u)
      readOfacField(draft, { label: label!, value: value ?? '' }, report)
    }
  }
}

/** One entity as an entry of one of its lists. */
export const enhancedEntry = (
  entity: XmlElement,
  source: string,
  lists: readonly ListedOn[],
  report: ReadReport,
): ListEntry => {
  const info = childOf(entity, 'generalInfo') ?? entity
  const type = ofacType(textOf(info, 'entityType'))
  if (!type) report.warn('未知的 entityType', textOf(info, 'entityType'))
  const draft = ofacDraft(source, attribute(entity, 'id'), type ?? '01')
  draft.typeStated = type !== undefined
  const own = lists.filter(list => list.source === source)
  draft.designatedOn = designatedOn(own)
  // The second list joins narrower ones, and what a party may not do hangs on them.
  if (source === 'ofac-nonsdn')
    for (const { name } of own) if (name !== 'Consolidated List') draft.fact('programme', name)
  readNames(draft, entity)
  draft.fact('title', textOf(info, 'title'))
  for (const code of textsAt(entity, 'sanctionsPrograms', 'sanctionsProgram')) draft.programme(code)
  for (const kind of textsAt(entity, 'sanctionsTypes', 'sanctionsType')) draft.fact('measure', kind)
  for (const act of textsAt(entity, 'legalAuthorities', 'legalAuthority')) draft.fact('legalBasis', act)
  readDocuments(draft, entity, report)
  readFeatures(draft, entity, report)
  readAddresses(draft, entity, report)
  readTailNumbers(draft)
  readRemark(draft, textOf(info, 'remarks'), report)
  return draft.finish()
}

export const enhancedRelations = (entity: XmlElement, source: string, report: ReadReport): ListRelation[] =>
  elementsAt(entity, 'relationships', 'relationship').flatMap(relationship => {
    const other = childOf(relationship, 'relatedEntity')
    if (!other) return []
    const role = textOf(relationship, 'type')
    const reference = attribute(relationship, 'id')
    const first = attribute(entity, 'id')
    return [ofacRelation({ source, reference, role, first, second: attribute(other, 'entityId') }, report)]
  })
