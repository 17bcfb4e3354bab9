import { own } from '../../read/own.ts'
import type { ListEntry } from '@maojian/domain/entity/list-entry'
import { findCountry } from '@maojian/domain/vocabulary/country'
import { countryCode } from '../../entry/country-code.ts'
import { EntryDraft } from '../../entry/entry-draft.ts'
import { rowReference } from '../../entry/name-key.ts'
import { earliestDate, latestDate } from '../../entry/partial-date.ts'
import type { ReadReport } from '../../types.ts'
import { readCitations } from './citation.ts'
import { type ListedParty, readListedParty } from './listed-party.ts'
import type { Supplement, SupplementRow } from './supplement.ts'

/** Regions that the Entity List puts among the countries. */
const regions: Readonly<Record<string, string>> = {
  'CRIMEA REGION OF UKRAINE': 'UA',
  'CRIMEA (OCCUPIED)': 'UA',
}

export const rowCountry = (text: string): string | undefined =>
  own(regions, text.toUpperCase()) ?? findCountry(text.replace(/\s+/gu, ' '))

/** Countries in which the addresses lie: an entry under one country may have addresses in others. */
const addressCountry = (address: string): string | undefined => {
  const last = address
    .split(',')
    .at(-1)!
    .replace(/[\d().-]+/gu, ' ')
    .trim()
  return last.length > 2 ? findCountry(last) : undefined
}

const readParty = (draft: EntryDraft, party: ListedParty): void => {
  draft.name(party.name, 'primary')
  for (const alias of party.aliases) draft.name(alias.text, alias.former ? 'former' : 'alias')
  for (const address of party.addresses) {
    draft.address(address)
    const country = addressCountry(address)
    if (country) draft.country(country)
  }
  if (party.parent) draft.fact('parentOrganisation', party.parent)
  for (const note of party.notes) draft.fact('remark', note)
}

const programmes = {
  'bis-entity-list': 'US-BIS-EL',
  'bis-uvl': 'US-BIS-UVL',
  'bis-meu': 'US-BIS-MEU',
} as const

const pages = { 'bis-entity-list': 4, 'bis-uvl': 6, 'bis-meu': 7 } as const

/** One row of a supplement; the list does not say whether it means a person or a company. */
export const rowEntry = (
  row: SupplementRow,
  { source }: Supplement,
  unique: (source: string, reference: string) => string,
  report: ReadReport,
): ListEntry | undefined => {
  const party = readListedParty(row.party)
  const country = rowCountry(row.country) ?? countryCode(row.country, report)
  const draft = new EntryDraft(source, '', '01')
  draft.typeStated = false
  if (country) draft.country(country)
  readParty(draft, party)
  if (draft.names.length === 0) return undefined
  draft.programme(programmes[source])
  draft.fact('licenceRequirement', row.requirement)
  draft.fact('licencePolicy', row.policy)
  for (const mark of row.footnotes) draft.fact('licenceFootnote', mark.replace(/[^\d]/gu, ''))
  const citations = readCitations(row.citation)
  for (const { text } of citations) draft.fact('federalRegister', text)
  draft.designatedOn = earliestDate(citations.map(citation => citation.day))
  draft.changedOn = latestDate(citations.map(citation => citation.day))
  draft.url = `https://www.ecfr.gov/current/title-15/part-744/appendix-Supplement%20No.%20${pages[source]}%20to%20Part%20744`
  draft.reference = unique(source, rowReference(party.name, country))
  return draft.finish()
}
