import { countryCode } from '../../entry/country-code.ts'
import type { EntryDraft } from '../../entry/entry-draft.ts'
import { readFlag } from '../../ofac/field-value.ts'
import { akaKind, nameInOrder, ofacDraft, ofacType, readTailNumbers } from '../../ofac/party.ts'
import { readRemark } from '../../ofac/remark.ts'
import type { ReadReport } from '../../types.ts'

/** What the other files of the set say of a party. */
export interface OfacExtras {
  readonly addresses: readonly string[][]
  readonly aliases: readonly string[][]
  readonly comment: string
}

const readAddress = (draft: EntryDraft, row: readonly string[], report: ReadReport): void => {
  const [, , street, city, country, remark] = row
  const code = countryCode(country ?? '', report)
  if (code) draft.country(code)
  const parts = [street, city, country].filter(part => part)
  if (parts.length > 1 || street || city) draft.address(parts.join(', '))
  if (remark) draft.fact('remark', remark)
}

const readAlias = (draft: EntryDraft, row: readonly string[], report: ReadReport): void => {
  const [, , type, name, remark] = row
  if (!/^[afn]ka$/u.test(type ?? '')) report.warn('未知的别名类型', type ?? '')
  draft.name(nameInOrder(name ?? '', draft.type), akaKind(type ?? '', false))
  if (remark) draft.fact('remark', remark)
}

/** One row of SDN.CSV or CONS_PRIM.CSV with what belongs to it. */
export const readSdnRow = (
  row: readonly string[],
  source: string,
  extras: OfacExtras,
  report: ReadReport,
): EntryDraft => {
  const [uid, name, kind, programmes, title, callSign, vesselType, tonnage, gross, flag, owner, remarks] = row
  const type = ofacType(kind === '' ? 'entity' : kind!)
  if (!type) report.warn('未知的 SDN 类型', kind!)
  const draft = ofacDraft(source, uid!, type ?? '01')
  draft.typeStated = type !== undefined
  draft.name(nameInOrder(name!, draft.type), 'primary')
  for (const alias of extras.aliases) readAlias(draft, alias, report)
  for (const programme of programmes!.split(/\]\s*\[/u)) draft.programme(programme.replace(/[[\]]/gu, ''))
  draft.fact('title', title!)
  draft.fact('callSign', callSign!)
  draft.fact('vesselType', vesselType!)
  draft.fact('tonnage', tonnage!)
  draft.fact('grossTonnage', gross!)
  draft.fact('vesselOwner', owner!)
  if (flag) readFlag(draft, true, flag)
  readRemark(draft, remarks! + extras.comment, report)
  readTailNumbers(draft)
  for (const address of extras.addresses) readAddress(draft, address, report)
  return draft
}
