import { own } from '../read/own.ts'
import type { PartyType } from '@maojian/domain/vocabulary/party-type'
import type { NameKind } from '@maojian/domain/vocabulary/name-kind'
import { EntryDraft } from '../entry/entry-draft.ts'

const types: Readonly<Record<string, PartyType>> = {
  entity: '01',
  individual: '02',
  vessel: '03',
  aircraft: '04',
}

export const ofacType = (word: string): PartyType | undefined => own(types, word.trim().toLowerCase())

/** A new entry of an OFAC list, with the keys by which other lists quote it and its official page. */
export const ofacDraft = (source: string, uid: string, type: PartyType): EntryDraft => {
  const draft = new EntryDraft(source, uid, type)
  draft.alsoKnownTo(`ofac:${uid}`)
  draft.url = `https://sanctionssearch.ofac.treas.gov/Details.aspx?id=${uid}`
  return draft
}

/** `LAST, First` of the CSV files in the order of the XML files: `First LAST`. */
export const nameInOrder = (name: string, type: PartyType): string => {
  const comma = type === '02' ? name.indexOf(', ') : -1
  return comma < 0 ? name : `${name.slice(comma + 2)} ${name.slice(0, comma)}`
}

/** a.k.a., f.k.a. or n.k.a.; weak ones are names so common that a match proves little. */
export const akaKind = (type: string, weak: boolean): NameKind => {
  if (weak) return 'weak'
  return /^f\.?k\.?a/iu.test(type.trim()) ? 'former' : 'alias'
}

const tailNumber = /^(?:[A-Z0-9]{1,2}-[A-Z0-9]{3,5}|[A-Z]{1,2}\d{2,5}[A-Z]{0,2})$/u

/** Aircraft are listed under their tail numbers, which no other field repeats. */
export const readTailNumbers = (draft: EntryDraft): void => {
  if (draft.type !== '04') return
  for (const { text } of draft.names) if (tailNumber.test(text)) draft.identifier('tail', text)
}
