import type { ListEntry } from '@maojian/domain/entity/list-entry'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import { countryCode } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { earliestDate } from '../../entry/partial-date.ts'
import { readOfacField } from '../../ofac/field-value.ts'
import { akaKind, ofacDraft, ofacType, readTailNumbers } from '../../ofac/party.ts'
import { readRemark } from '../../ofac/remark.ts'
import { isLatin, joinName } from '../../ofac/script-name.ts'
import type { ReadReport } from '../../types.ts'
import {
  attribute,
  childOf,
  childrenOf,
  elementsAt,
  plainText,
  textOf,
  type XmlElement,
} from '../../xml/element.ts'
import type { AdvancedFile } from './advanced-file.ts'
import { periodText, readDay } from './date-period.ts'
import { addressOf, countryOf } from './location.ts'

const typeOf = (profile: XmlElement, { values }: AdvancedFile): PartyType | undefined => {
  const id = attribute(profile, 'PartySubTypeID')
  const partyType = values.attribute('PartySubType', id, 'PartyTypeID')
  return ofacType(values.text('PartySubType', id)) ?? ofacType(values.text('PartyType', partyType))
}

/** Last names stand last whatever the order of the parts; all other parts keep theirs. */
const documentedName = (
  name: XmlElement,
  last: ReadonlySet<string>,
  file: AdvancedFile,
): { text: string; script: string } => {
  const parts = elementsAt(name, 'DocumentedNamePart', 'NamePartValue')
  const words = (own: boolean): string =>
    parts
      .filter(part => last.has(attribute(part, 'NamePartGroupID')) === own)
      .map(part => plainText(part.text))
      .join(' ')
  const script = file.values.text('Script', attribute(parts[0] ?? name, 'ScriptID'))
  return { text: joinName(words(false), words(true), script), script }
}

const lastNameGroups = (identity: XmlElement, { values }: AdvancedFile): Set<string> =>
  new Set(
    elementsAt(identity, 'NamePartGroups', 'MasterNamePartGroup', 'NamePartGroup')
      .filter(group => values.text('NamePartType', attribute(group, 'NamePartTypeID')) === 'Last Name')
      .map(group => attribute(group, 'ID')),
  )

const readNames = (draft: EntryDraft, identity: XmlElement, file: AdvancedFile): void => {
  const last = lastNameGroups(identity, file)
  const aliases = childrenOf(identity, 'Alias')
  const primaryFirst = [...aliases].sort((a, b) =>
    attribute(b, 'Primary').localeCompare(attribute(a, 'Primary')),
  )
  for (const alias of primaryFirst) {
    const type = file.values.text('AliasType', attribute(alias, 'AliasTypeID'))
    const weak = attribute(alias, 'LowQuality') === 'true'
    const own = attribute(alias, 'Primary') === 'true' ? 'primary' : akaKind(type, weak)
    for (const name of childrenOf(alias, 'DocumentedName')) {
      const { text, script } = documentedName(name, last, file)
      draft.name(text, isLatin(script) ? own : 'original')
    }
  }
}

const readDocuments = (
  draft: EntryDraft,
  identity: XmlElement,
  file: AdvancedFile,
  report: ReadReport,
): void => {
  for (const document of file.documents.get(attribute(identity, 'ID')) ?? []) {
    const label = file.values.text('IDRegDocType', attribute(document, 'IDRegDocTypeID'))
    const country = file.values.text('Country', attribute(document, 'IssuedBy-CountryID'))
    const field = { label, value: textOf(document, 'IDRegistrationNo') }
    readOfacField(draft, country ? { ...field, country } : field, report)
  }
}

/** A feature says its value as text, as a number of a table, as a date, or as a place. */
const valueOf = (version: XmlElement, file: AdvancedFile): string => {
  const detail = childOf(version, 'VersionDetail')
  const told =
    detail &&
    (plainText(detail.text) || file.values.text('DetailReference', attribute(detail, 'DetailReferenceID')))
  const place = file.locations.get(attribute(childOf(version, 'VersionLocation') ?? version, 'LocationID'))
  return told || periodText(version) || (place ? countryOf(place, file) || addressOf(place, file) : '')
}

const readFeature = (
  draft: EntryDraft,
  feature: XmlElement,
  file: AdvancedFile,
  report: ReadReport,
): void => {
  const label = file.values.text('FeatureType', attribute(feature, 'FeatureTypeID'))
  for (const version of childrenOf(feature, 'FeatureVersion')) {
    if (file.values.text('Reliability', attribute(version, 'ReliabilityID')) === 'False') continue
    if (label !== 'Location') {
      readOfacField(draft, { label, value: valueOf(version, file) }, report)
      continue
    }
    for (const { attributes } of childrenOf(version, 'VersionLocation')) {
      const place = file.locations.get(attributes['LocationID'] ?? '')
      const code = place && countryCode(countryOf(place, file), report)
      if (code) draft.country(code)
      if (place) draft.address(addressOf(place, file))
    }
  }
}

const readSanctions = (draft: EntryDraft, entries: readonly XmlElement[], { values }: AdvancedFile): void => {
  const events = entries.flatMap(entry => childrenOf(entry, 'EntryEvent'))
  draft.designatedOn = earliestDate(events.map(event => readDay(childOf(event, 'Date'))))
  for (const event of events)
    draft.fact('legalBasis', values.text('LegalBasis', attribute(event, 'LegalBasisID')))
  for (const measure of entries.flatMap(entry => childrenOf(entry, 'SanctionsMeasure'))) {
    const type = values.text('SanctionsType', attribute(measure, 'SanctionsTypeID'))
    if (type === 'Program') draft.programme(textOf(measure, 'Comment'))
    else draft.fact('measure', type)
  }
}

/** One profile as an entry of one list, with the sanctions entries of that list. */
export const advancedEntry = (
  party: XmlElement,
  profile: XmlElement,
  file: AdvancedFile,
  listed: { readonly source: string; readonly entries: readonly XmlElement[]; readonly report: ReadReport },
): ListEntry => {
  const { report } = listed
  const type = typeOf(profile, file)
  if (!type) report.warn('未知的 PartySubType', attribute(profile, 'PartySubTypeID'))
  const draft = ofacDraft(listed.source, attribute(party, 'FixedRef'), type ?? '01')
  draft.typeStated = type !== undefined
  for (const identity of childrenOf(profile, 'Identity')) {
    if (attribute(identity, 'False') === 'true') continue
    readNames(draft, identity, file)
    readDocuments(draft, identity, file, report)
  }
  for (const feature of childrenOf(profile, 'Feature')) readFeature(draft, feature, file, report)
  readSanctions(draft, listed.entries, file)
  if (listed.source === 'ofac-nonsdn')
    for (const entry of listed.entries) {
      const name = file.values.text('List', attribute(entry, 'ListID'))
      if (name !== 'Consolidated List') draft.fact('programme', name)
    }
  readTailNumbers(draft)
  for (const comment of childrenOf(party, 'Comment')) readRemark(draft, plainText(comment.text), report)
  return draft.finish()
}
