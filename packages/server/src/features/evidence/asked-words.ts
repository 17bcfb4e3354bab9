import { isPartyType, partyTypes } from '@maojian/domain/vocabulary/party-type'
import type { CertificateContent } from './certificate-content.ts'

/** Type of party that was asked for; '' where any would have been found. */
export const askedType = ({ subject }: Pick<CertificateContent, 'subject'>): string =>
  isPartyType(subject.type) ? partyTypes[subject.type] : ''

/** What an answer about a certificate says of the question that was certified. */
export const askedOf = (said: CertificateContent) => ({
  name: said.subject.name,
  otherNames: said.subject.otherNames,
  typeName: askedType(said),
  country: said.subject.country,
  birthDate: said.subject.birthDate,
  codes: said.subject.codes,
  addresses: said.subject.addresses ?? [],
  /** '' where the lists in force that day answered. */
  asOf: said.settings.asOf,
  screenedAt: said.record.at,
})
export type Asked = ReturnType<typeof askedOf>
